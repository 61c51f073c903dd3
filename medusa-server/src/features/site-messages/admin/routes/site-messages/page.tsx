import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Newspaper } from "@medusajs/icons";
import { Button, Container, Heading, Text, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import type { SiteMessage } from "../../message-form.ts";
import { useMessages } from "../../use-messages.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { MessageEditor } from "../../message-editor.tsx";
import { MessageTable } from "../../message-table.tsx";

const title = "Site messages";

/** Manages the notices shown to the shop's visitors. */
function SiteMessagesPage() {
  const [edited, setEdited] = useState<SiteMessage | "new" | null>(null);
  const close = () => setEdited(null);
  const { data, loadError, saving, remove } = useMessages(close);
  const prompt = usePrompt();
  if (data === undefined) return <FormPlaceholder title={title} error={loadError} />;
  const edit = (next: SiteMessage | "new") => {
    // Clear the errors of the previous message.
    saving.reset();
    setEdited(next);
  };
  const askToRemove = async (message: SiteMessage) => {
    const isSure = await prompt({
      title: "Remove this message?",
      description: message.texts.en ?? "",
      confirmText: "Remove",
      cancelText: "Keep",
    });
    if (isSure) remove(message.id);
  };
  if (edited !== null) {
    const message = edited === "new" ? null : edited;
    return (
      <MessageEditor
        message={message}
        sites={data.sites}
        isSaving={saving.isPending}
        errors={saving.fieldErrors}
        onSave={(body) => saving.save({ id: message?.id ?? null, body })}
        onClose={close}
      />
    );
  }
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <div>
          <Heading level="h1">{title}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Bars that a shopper sees until they are closed. The shop follows within seconds.
          </Text>
        </div>
        <Button size="small" onClick={() => edit("new")}>
          New message
        </Button>
      </div>
      {data.site_messages.length === 0 ? (
        <Text className="px-6 py-4">There is no message yet.</Text>
      ) : (
        <MessageTable
          messages={data.site_messages}
          onEdit={edit}
          onRemove={(message) => void askToRemove(message)}
        />
      )}
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Newspaper });

export default SiteMessagesPage;

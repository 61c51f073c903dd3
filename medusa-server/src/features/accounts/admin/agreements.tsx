import { Button, Container, Heading, Text, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import type { Agreement } from "./agreement-form.ts";
import type { AccountReply, useAccount } from "./use-account.ts";
import { AgreementEditor } from "./agreement-editor.tsx";
import { AgreementTable } from "./agreement-table.tsx";
import { describeTarget } from "./describe-target.ts";

type Props = { account: ReturnType<typeof useAccount>; data: AccountReply };

/** The contract prices of an account, and the form that adds or changes one. */
export function Agreements({ account, data }: Props) {
  const [edited, setEdited] = useState<Agreement | "new" | null>(null);
  const ask = usePrompt();
  const { agreements, products } = data;
  if (edited !== null) {
    const agreement = edited === "new" ? null : edited;
    const to = agreement === null ? "/agreements" : `/agreements/${agreement.id}`;
    return (
      <AgreementEditor
        agreement={agreement}
        errors={account.errorsOf(to)}
        isSaving={account.isSaving}
        products={products}
        onClose={() => setEdited(null)}
        onSave={(body) => account.change({ to, body }, () => setEdited(null))}
      />
    );
  }
  const edit = (next: Agreement | "new") => {
    // Errors of the agreement edited before do not apply to this one.
    account.forgetErrors();
    setEdited(next);
  };
  const end = async ({ id, target }: Agreement) => {
    const isSure = await ask({
      title: "End this agreement?",
      description: `${describeTarget(target, products)}: the account pays the usual price from now on.`,
      confirmText: "End",
      cancelText: "Keep",
    });
    if (isSure) account.change({ to: `/agreements/${id}/end`, body: {} });
  };
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <div>
          <Heading level="h2">Contract prices</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Percent off the list price. Where a sale takes off more, the sale holds. Days begin and end in
            UTC.
          </Text>
        </div>
        <Button size="small" onClick={() => edit("new")}>
          New agreement
        </Button>
      </div>
      {agreements.length === 0 ? (
        <Text className="px-6 py-4">There is no agreement yet.</Text>
      ) : (
        <AgreementTable
          agreements={agreements}
          products={products}
          onEdit={edit}
          onEnd={(agreement) => void end(agreement)}
        />
      )}
    </Container>
  );
}

import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { type MailState, mailStates } from "../../../modules/mail/mail-states.ts";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { useMails } from "../../use-mails.ts";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { MailTable } from "../../mail-table.tsx";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

const title = "Mails";
const stateNames = Object.fromEntries(mailStates.map((state) => [state, state]));

/** What the shop has written to shoppers, and what it could not. */
function MailsPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const [state, setState] = useState<MailState | null>(null);
  const { data, loadError, sendAgain, isSending } = useMails({
    state,
    offset: pageIndex * pageSize,
    limit: pageSize,
  });
  if (data === undefined) return <FormPlaceholder title={title} error={loadError} />;
  const choose = (chosen: string) => {
    setState(mailStates.find((each) => each === chosen) ?? null);
    setPageIndex(0);
  };
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <div>
          <Heading level="h1">{title}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            {data.is_sending
              ? "About orders, and to those who wait for stock. What cannot be sent is tried again for three days."
              : "No mails are sent: SendGrid is not set up."}
          </Text>
        </div>
        <FilterSelect allName="all" label="State" names={stateNames} value={state ?? ""} onChange={choose} />
      </div>
      <MailTable mails={data.mails} isSending={isSending} onSendAgain={sendAgain} />
      <PageTurner
        count={data.count}
        isCountExact={data.is_count_exact}
        onPage={setPageIndex}
        pageIndex={pageIndex}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Envelope });

export default MailsPage;

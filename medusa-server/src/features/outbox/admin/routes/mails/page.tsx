import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { mailStates } from "../../../modules/mail/mail-states.ts";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { ListTable } from "../../../../../admin-parts/list-table.tsx";
import { toMailColumns } from "../../to-mail-columns.tsx";
import { useMails } from "../../use-mails.ts";

const title = "Mails";
const stateNames = Object.fromEntries(mailStates.map((state) => [state, state]));

/** Lists the shop's mails to shoppers, failed ones included. */
function MailsPage() {
  const { data, list, filters, filter, isFiltered, sendAgain, isSending } = useMails();
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint={
          data?.is_sending === false
            ? "No mails are sent: SendGrid is not set up."
            : "About orders, and to those who wait for stock. What cannot be sent is tried again for three days."
        }
        title={title}
      >
        <FilterSelect
          allName="all"
          label="State"
          names={stateNames}
          value={filters.state}
          onChange={(state) => filter({ state })}
        />
      </ListHead>
      <ListTable
        columns={toMailColumns(sendAgain, isSending)}
        emptyText={isFiltered ? "No mail is like that." : "There is no mail yet."}
        list={list}
        rows={data?.mails ?? []}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Envelope });

export default MailsPage;

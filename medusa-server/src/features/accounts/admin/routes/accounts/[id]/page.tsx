import { Container, Heading, Text } from "@medusajs/ui";
import { Link, useParams } from "react-router-dom";
import type { AccountData } from "../../../account-form.ts";
import { useAccount } from "../../../use-account.ts";
import { AccountEditor } from "../../../account-editor.tsx";
import { AccountMembers } from "../../../account-members.tsx";
import { Agreements } from "../../../agreements.tsx";
import { AgreementTrail } from "../../../agreement-trail.tsx";
import { FormPlaceholder } from "../../../../../../admin-parts/form-section.tsx";
import { formatShopDay } from "../../../../../../admin-parts/format-shop-day.ts";

/** The page of an account: its data, members, contract prices and their audit trail. */
function AccountPage() {
  const { id = "" } = useParams();
  const account = useAccount(id);
  const { data, loadError, isSaving, errorsOf, change } = account;
  if (data === undefined) return <FormPlaceholder title="Account" error={loadError} />;
  return (
    <div className="flex flex-col gap-y-3">
      <Summary account={data.account} />
      <Agreements account={account} data={data} />
      <AgreementTrail changes={data.changes} products={data.products} />
      <AccountMembers data={data} errors={errorsOf("/invitations")} isSaving={isSaving} onChange={change} />
      <AccountEditor
        key={data.account.id}
        account={data.account}
        errors={errorsOf("")}
        isSaving={isSaving}
        onSave={(body) => change({ to: "", body })}
      />
    </div>
  );
}

function Summary({ account }: { account: AccountData }) {
  const { name, email, first_name, last_name, cell_number, newsletter, customer_id, created_at } = account;
  const person = [`${first_name} ${last_name}`.trim(), cell_number].filter((part) => part !== "");
  return (
    <Container className="flex flex-col gap-y-1 px-6 py-4">
      <Heading level="h1">{name}</Heading>
      <Text size="small">{[email, ...person].join(", ")}</Text>
      <Text className="text-ui-fg-subtle" size="small">
        Since {formatShopDay(created_at)}. {newsletter ? "Gets" : "Does not get"} the newsletter.
      </Text>
      {customer_id !== null && (
        <Link className="text-ui-fg-interactive txt-small" to={`/customers/${customer_id}`}>
          Orders and customer in Medusa
        </Link>
      )}
    </Container>
  );
}

export default AccountPage;

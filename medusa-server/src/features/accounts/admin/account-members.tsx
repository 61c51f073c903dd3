import { Badge, Button, Container, Heading, Table } from "@medusajs/ui";
import { type AccountRole, accountRoles } from "@spolverk/domain";
import { useState } from "react";
import type { AccountReply } from "./use-account.ts";
import { SelectField, TextField } from "../../../admin-parts/field.tsx";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { formatShopDay } from "../../../admin-parts/format-shop-day.ts";

type Props = {
  data: AccountReply;
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  onChange: (change: { to: string; body: object }, onSaved: () => void) => void;
};

/** The members of an account, its pending invitations and the form that invites a member. */
export function AccountMembers({ data: { members, invitations, sites }, errors, isSaving, onChange }: Props) {
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        Members
      </Heading>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>E-mail</Table.HeaderCell>
            <Table.HeaderCell>Role</Table.HeaderCell>
            <Table.HeaderCell>Since</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {members.map(({ id, email, role, since }) => (
            <Table.Row key={id}>
              <Table.Cell>{email}</Table.Cell>
              <Table.Cell>{role}</Table.Cell>
              <Table.Cell>{formatShopDay(since)}</Table.Cell>
            </Table.Row>
          ))}
          {invitations.map(({ id, email, role, expiresAt }) => (
            <Table.Row key={id}>
              <Table.Cell>{email}</Table.Cell>
              <Table.Cell>{role}</Table.Cell>
              <Table.Cell>
                <Badge color="orange" size="2xsmall">
                  Invited until {formatLastDay(expiresAt)}
                </Badge>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <InvitationForm errors={errors} isSaving={isSaving} sites={sites} onChange={onChange} />
    </Container>
  );
}

type InvitationFormProps = Omit<Props, "data"> & { sites: readonly string[] };

function InvitationForm({ errors, isSaving, sites, onChange }: InvitationFormProps) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<AccountRole>("buyer");
  const [site, setSite] = useState(sites[0] ?? "");
  return (
    <form
      className="grid grid-cols-1 items-start gap-4 px-6 py-4 md:grid-cols-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ to: "/invitations", body: { email: email.trim(), role, site } }, () => setEmail(""));
      }}
    >
      <TextField label="Invite by e-mail" value={email} error={errors.email} onChange={setEmail} />
      <SelectField label="Role" value={role} options={accountRoles} error={errors.role} onChange={setRole} />
      <SelectField
        label="Site"
        hint="Of the link; decides the language"
        value={site}
        options={sites}
        error={errors.site}
        onChange={setSite}
      />
      <Button className="mt-6" isLoading={isSaving} size="small" type="submit" variant="secondary">
        Invite
      </Button>
    </form>
  );
}

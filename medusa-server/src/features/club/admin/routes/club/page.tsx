import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Star } from "@medusajs/icons";
import { Container, Heading, Input, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { listAccounts } from "../../../../accounts/list-accounts.ts";
import type { ReplyOf } from "../../../../../admin-parts/reply-of.ts";
import { useListRows } from "../../../../../admin-parts/use-list.ts";
import { useClub } from "../../use-club.ts";
import { ClubLiability } from "../../club-liability.tsx";
import { ClubTiers } from "../../club-tiers.tsx";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { WaitingReferrals } from "../../waiting-referrals.tsx";

const title = "Club";

/** The page of the club: a search for members, the referrals to decide and the outstanding points. */
function ClubPage() {
  const { data, loadError, isBusy, decide } = useClub();
  if (data === undefined) return <FormPlaceholder title={title} error={loadError} />;
  return (
    <div className="flex flex-col gap-y-3">
      <MemberSearch />
      <WaitingReferrals decide={decide} isBusy={isBusy} referrals={data.referrals} />
      <ClubLiability />
      <ClubTiers />
    </div>
  );
}

const mostFound = 10;

function MemberSearch() {
  const [text, setText] = useState("");
  const page = { limit: mostFound, offset: 0 };
  const { data } = useListRows<ReplyOf<typeof listAccounts>>("accounts", { q: text }, page);
  const found = text.trim() === "" ? [] : (data?.accounts ?? []);
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{title}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Find an account to see its points and adjust them
          </Text>
        </div>
        <div className="w-72">
          <Input
            aria-label="Search an account by name or e-mail"
            placeholder="Name or e-mail"
            size="small"
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      {found.length > 0 && (
        <Table>
          <Table.Body>
            {found.map(({ id, name, email }) => (
              <Table.Row key={id}>
                <Table.Cell>
                  <Link className="text-ui-fg-interactive" to={`/club/${id}`}>
                    {name}
                  </Link>
                </Table.Cell>
                <Table.Cell>{email}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Star });

export default ClubPage;

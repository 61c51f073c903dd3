import { Container, Heading, Table, Text } from "@medusajs/ui";
import type { LedgerEntryType } from "@spolverk/domain";
import { Link } from "react-router-dom";
import type { MemberForAdmin } from "../read-member-for-admin.ts";
import { pageSize } from "../../../admin-parts/page-size.ts";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { formatPoints } from "./format-points.ts";
import { PageTurner } from "../../../admin-parts/page-turner.tsx";

export type Member = NonNullable<MemberForAdmin["member"]>;

const types: Readonly<Record<LedgerEntryType, string>> = {
  reward: "Earned by an order",
  rewardChange: "Order refunded, or points owed kept back",
  redemption: "Spent, or given back",
  referral: "Friend has purchased",
  invite: "Invited by a friend",
  adjustment: "Adjustment",
  expiration: "Expired",
};

type LedgerTableProps = {
  member: Pick<Member, "entries" | "count">;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
};

/** What moved an account's points, by page, the last entry first. */
export function LedgerTable({ member: { entries, count }, pageIndex, onPage }: LedgerTableProps) {
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Points</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Nobody can change or delete these entries
        </Text>
      </div>
      {entries.length === 0 ? (
        <Text className="px-6 py-4">Nothing has moved yet.</Text>
      ) : (
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>When</Table.HeaderCell>
              <Table.HeaderCell>What</Table.HeaderCell>
              <Table.HeaderCell>Points</Table.HeaderCell>
              <Table.HeaderCell>Expires</Table.HeaderCell>
              <Table.HeaderCell>Order</Table.HeaderCell>
              <Table.HeaderCell>Why and who</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {entries.map(({ id, at, type, amountMinor, owedMinor, expiresAt, ...entry }) => (
              <Table.Row key={id}>
                <Table.Cell>{new Date(at).toLocaleString()}</Table.Cell>
                <Table.Cell>{types[type]}</Table.Cell>
                <Table.Cell>
                  {formatPoints(amountMinor)}
                  {owedMinor !== 0 && ` (owed ${formatPoints(owedMinor)})`}
                </Table.Cell>
                <Table.Cell>{expiresAt !== null && formatLastDay(expiresAt)}</Table.Cell>
                <Table.Cell>
                  {entry.orderId !== null && (
                    <Link className="text-ui-fg-interactive" to={`/orders/${entry.orderId}`}>
                      #{entry.orderNumber}
                    </Link>
                  )}
                </Table.Cell>
                <Table.Cell className="whitespace-normal">
                  {[entry.note, entry.author].filter((part) => part !== null).join(" – ")}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
      {count > pageSize && <PageTurner count={count} onPage={onPage} pageIndex={pageIndex} />}
    </Container>
  );
}

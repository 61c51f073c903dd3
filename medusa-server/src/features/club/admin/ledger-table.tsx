import { Container } from "@medusajs/ui";
import type { LedgerEntryType } from "@spolverk/domain";
import { Link } from "react-router-dom";
import type { MemberForAdmin } from "../read-member-for-admin.ts";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { ListHead } from "../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../admin-parts/list-table.tsx";
import { formatPoints } from "./format-points.ts";

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

const columns: ListColumn<Member["entries"][number]>[] = [
  { header: "When", cell: ({ at }) => new Date(at).toLocaleString() },
  { header: "What", cell: ({ type }) => types[type] },
  {
    header: "Points",
    cell: ({ amountMinor, owedMinor }) =>
      formatPoints(amountMinor) + (owedMinor === 0 ? "" : ` (owed ${formatPoints(owedMinor)})`),
  },
  { header: "Expires", cell: ({ expiresAt }) => expiresAt !== null && formatLastDay(expiresAt) },
  {
    header: "Order",
    cell: ({ orderId, orderNumber }) =>
      orderId !== null && (
        <Link className="text-ui-fg-interactive" to={`/orders/${orderId}`}>
          #{orderNumber}
        </Link>
      ),
  },
  {
    header: "Why and who",
    cell: ({ note, author }) => (
      <div className="max-w-80 break-words">{[note, author].filter((part) => part !== null).join(" – ")}</div>
    ),
  },
];

type LedgerTableProps = {
  member: Pick<Member, "entries" | "count">;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
};

/** An account's ledger by page, the last entry first. */
export function LedgerTable({ member: { entries, count }, pageIndex, onPage }: LedgerTableProps) {
  return (
    <Container className="divide-y p-0">
      <ListHead hint="Nobody can change or delete these entries" level="h2" title="Points" />
      <ListTable
        columns={columns}
        emptyText="Nothing has moved yet."
        list={{ count, isCountExact: true, error: null, pageIndex, turn: onPage }}
        rows={entries}
      />
    </Container>
  );
}

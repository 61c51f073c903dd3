import type { LedgerEntry } from "@spolverk/domain";
import type { Activity } from "../contract/club.ts";

/** Maps a ledger entry to the API. Only adjustments carry a merchandiser's note to the member. */
export function toActivityEntry(entry: LedgerEntry): Activity["entries"][number] {
  const { id, type, amountMinor, at, expiresAt, orderId, orderNumber, note } = entry;
  return {
    entryId: id,
    type,
    amount: amountMinor,
    at,
    expiresAt,
    orderId,
    orderNumber,
    note: type === "adjustment" ? note : null,
  };
}

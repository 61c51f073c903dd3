import type { LedgerEntry } from "@spolverk/domain";
import type { Activity } from "../contract/club.ts";

/** An entry of the ledger in the API's words. A merchandiser writes notes to the member with adjustments alone. */
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

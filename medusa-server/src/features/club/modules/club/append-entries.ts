import {
  calculatePointsExpiry,
  type Currency,
  type FoldedLedger,
  foldLedger,
  type LedgerEntry,
  type LedgerEntryType,
  listExpiredLots,
} from "@spolverk/domain";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { type Membership, lockMembership, readEntries } from "./read-ledger.ts";

/** An entry to append; amounts are hundredths of a point. */
export type NewEntry = {
  type: LedgerEntryType;
  amountMinor: number;
  /** Unique in the account: an entry whose key exists is skipped. */
  key: string;
  /** ISO date-time; the default for added points is 182 days from now [9.27]. */
  expiresAt?: string;
  orderId?: string | null;
  orderNumber?: string | null;
  lotId?: string | null;
  owedMinor?: number;
  note?: string | null;
  /** Id of the deciding merchandiser. */
  author?: string | null;
  friendAccountId?: string | null;
};

/** A ledger under the membership's row lock: no other transaction appends meanwhile, and expired lots are ended. */
export type LockedLedger = {
  currency: Currency;
  /** False after the account has left: points that it receives lapse at once. */
  isMember: boolean;
  /** ISO date-time */
  now: string;
  entries: readonly LedgerEntry[];
  folded: FoldedLedger;
  /** Tells whether an entry with the key exists, which means that the work is done already. */
  hasKey: (key: string) => boolean;
};
export type PlanEntries = (ledger: LockedLedger) => readonly NewEntry[];

/** The whole ledger after appending, and those of the plan's entries that are new. */
export type Appended = { entries: readonly LedgerEntry[]; added: readonly LedgerEntry[] };

/**
 * Appends the planned entries to an account's ledger, after the expirations that are due. A row lock on the membership
 * serializes the transactions that append to it.
 *
 * @param now null for the time when the lock is acquired
 * @returns null when the account has never joined
 * @throws RangeError for a plan that takes more points than there are; nothing is appended then
 */
export async function appendEntries(
  transaction: EntityManager,
  accountId: string,
  plan: PlanEntries,
  now: Date | null = null,
): Promise<Appended | null> {
  const membership = await lockMembership(transaction, accountId);
  if (membership === null) return null;
  const ledger = await openLedger(transaction, membership, (now ?? new Date()).toISOString());
  await ledger.insert(toExpirations(ledger.entries, ledger.now));
  const added = await ledger.insert(
    plan({
      currency: membership.currency,
      isMember: membership.leftAt === null,
      now: ledger.now,
      entries: [...ledger.entries],
      folded: foldLedger(ledger.entries),
      hasKey: (key) => ledger.keys.has(key),
    }),
  );
  if (membership.leftAt !== null) await ledger.insert(toLapse(ledger.entries));
  // Throws before the transaction commits.
  const { lots } = foldLedger(ledger.entries);
  await setNextExpiry(transaction, membership.id, lots[0]?.expiresAt ?? null);
  return { entries: ledger.entries, added };
}

/** Ends every lot with points left of an account that leaves. */
export const toLapse = (entries: readonly LedgerEntry[]): NewEntry[] =>
  foldLedger(entries).lots.map(({ id, leftMinor }) => ({
    type: "expiration",
    amountMinor: -leftMinor,
    lotId: id,
    key: `expiration:${id}`,
  }));

/** Sets the column by which the job for expired lots finds the account; writes only a change. */
async function setNextExpiry(
  transaction: EntityManager,
  membershipId: string,
  expiresAt: string | null,
): Promise<void> {
  await transaction.execute(
    `update "club_membership" set "next_expiry_at" = ?::timestamptz
     where "id" = ? and "next_expiry_at" is distinct from ?::timestamptz`,
    [expiresAt, membershipId, expiresAt],
  );
}

type DatedEntry = NewEntry & { at?: string };

/**
 * Dates each expiration to the expiry of its lot, so that the liability of a day does not depend on when it was
 * recorded.
 */
function toExpirations(entries: readonly LedgerEntry[], now: string): DatedEntry[] {
  const folded = foldLedger(entries);
  return listExpiredLots(folded, now).map(({ lotId, amountMinor }) => ({
    type: "expiration",
    amountMinor,
    lotId,
    key: `expiration:${lotId}`,
    at: folded.lots.find(({ id }) => id === lotId)?.expiresAt ?? now,
  }));
}

async function openLedger(transaction: EntityManager, { accountId }: Membership, now: string) {
  const rows = await readEntries(transaction, accountId);
  const entries: LedgerEntry[] = rows.map(({ entry }) => entry);
  const keys = new Set(rows.map(({ key }) => key));
  const insert = async (plan: readonly DatedEntry[]): Promise<LedgerEntry[]> => {
    const added: LedgerEntry[] = [];
    for (const planned of plan) {
      if (keys.has(planned.key)) continue;
      const entry = toEntry(planned, now);
      await insertEntry(transaction, accountId, planned, entry);
      keys.add(planned.key);
      entries.push(entry);
      added.push(entry);
    }
    return added;
  };
  return { now, entries, keys, insert };
}

function toEntry(planned: DatedEntry, now: string): LedgerEntry {
  const { type, amountMinor, expiresAt, orderId, orderNumber, note, lotId, owedMinor, at = now } = planned;
  return {
    id: generateEntityId(undefined, "ledger"),
    type,
    amountMinor,
    at,
    expiresAt: amountMinor > 0 ? (expiresAt ?? calculatePointsExpiry(at)) : null,
    orderId: orderId ?? null,
    orderNumber: orderNumber ?? null,
    note: note ?? null,
    lotId: lotId ?? null,
    owedMinor: owedMinor ?? 0,
  };
}

async function insertEntry(
  transaction: EntityManager,
  accountId: string,
  { key, author = null, friendAccountId = null }: NewEntry,
  entry: LedgerEntry,
): Promise<void> {
  await transaction.execute(
    `insert into "ledger_entry" ("id", "account_id", "type", "amount_minor", "at", "expires_at", "order_id",
       "order_number", "lot_id", "owed_minor", "idempotency_key", "note", "author", "friend_account_id")
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      entry.id,
      accountId,
      entry.type,
      entry.amountMinor,
      entry.at,
      entry.expiresAt,
      entry.orderId,
      entry.orderNumber,
      entry.lotId,
      entry.owedMinor,
      key,
      entry.note,
      author,
      friendAccountId,
    ],
  );
}

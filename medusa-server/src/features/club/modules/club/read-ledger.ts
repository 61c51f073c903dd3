import { currencies, type LedgerEntry, type LedgerEntryType, ledgerEntryTypes } from "@spolverk/domain";
import type { EntityManager } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";

const dateTime = z.coerce.date().transform((date) => date.toISOString());

const membershipRows = z.array(
  z
    .object({
      id: z.string(),
      account_id: z.string(),
      currency: z.enum(currencies),
      joined_at: dateTime,
      left_at: dateTime.nullable(),
    })
    .transform(({ id, account_id, currency, joined_at, left_at }) => ({
      id,
      accountId: account_id,
      currency,
      joinedAt: joined_at,
      leftAt: left_at,
    })),
);
/** ISO date-times; `leftAt` is null while a member. */
export type Membership = z.infer<typeof membershipRows>[number];

const entryRows = z.array(
  z
    .object({
      id: z.string(),
      type: z.enum(ledgerEntryTypes),
      amount_minor: z.number(),
      at: dateTime,
      expires_at: dateTime.nullable(),
      order_id: z.string().nullable(),
      order_number: z.string().nullable(),
      note: z.string().nullable(),
      lot_id: z.string().nullable(),
      owed_minor: z.number(),
      idempotency_key: z.string(),
      author: z.string().nullable(),
    })
    .transform((row) => ({
      key: row.idempotency_key,
      author: row.author,
      entry: {
        id: row.id,
        type: row.type,
        amountMinor: row.amount_minor,
        at: row.at,
        expiresAt: row.expires_at,
        orderId: row.order_id,
        orderNumber: row.order_number,
        note: row.note,
        lotId: row.lot_id,
        owedMinor: row.owed_minor,
      } satisfies LedgerEntry,
    })),
);
export type LedgerRow = z.infer<typeof entryRows>[number];

const membershipColumns = `"id", "account_id", "currency", "joined_at", "left_at"`;

/** Reads an account's membership, past ones included; null when it has never joined. */
export async function readMembership(manager: EntityManager, accountId: string): Promise<Membership | null> {
  const [membership] = membershipRows.parse(
    await manager.execute(
      `select ${membershipColumns} from "club_membership" where "account_id" = ? and "deleted_at" is null`,
      [accountId],
    ),
  );
  return membership ?? null;
}

/**
 * Reads the membership and locks its row (`FOR UPDATE`): other transactions that change it or append to its ledger wait
 * until this one ends.
 */
export async function lockMembership(
  transaction: EntityManager,
  accountId: string,
): Promise<Membership | null> {
  const [membership] = membershipRows.parse(
    await transaction.execute(
      `select ${membershipColumns} from "club_membership" where "account_id" = ? and "deleted_at" is null for update`,
      [accountId],
    ),
  );
  return membership ?? null;
}

const entryColumns = `"id", "type", "amount_minor", "at", "expires_at", "order_id", "order_number", "note", "lot_id",
  "owed_minor", "idempotency_key", "author"`;
const countRows = z.tuple([z.object({ total: z.coerce.number() })]);

/** Reads the ledger of an account, the first entry first. */
export async function readEntries(manager: EntityManager, accountId: string): Promise<LedgerRow[]> {
  return entryRows.parse(
    await manager.execute(
      `select ${entryColumns} from "ledger_entry" where "account_id" = ? order by "sequence"`,
      [accountId],
    ),
  );
}

/** @param type null for entries of every type */
export type LedgerPage = { type: LedgerEntryType | null; page: number; pageSize: number };

/** Reads a page of the ledger, the newest entry first, and the total number of entries. */
export async function readEntriesPage(
  manager: EntityManager,
  accountId: string,
  { type, page, pageSize }: LedgerPage,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    manager.execute(
      `select ${entryColumns} from "ledger_entry" where "account_id" = ? and (?::text is null or "type" = ?)
       order by "sequence" desc limit ? offset ?`,
      [accountId, type, type, pageSize, (page - 1) * pageSize],
    ),
    manager.execute(
      `select count(*) as "total" from "ledger_entry" where "account_id" = ? and (?::text is null or "type" = ?)`,
      [accountId, type, type],
    ),
  ]);
  const [{ total }] = countRows.parse(counted);
  return { rows: entryRows.parse(rows), total };
}

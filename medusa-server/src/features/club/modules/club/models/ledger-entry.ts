import { ledgerEntryTypes } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/**
 * A movement of an account's points: see the domain's LedgerEntry. The database refuses to change or delete a row,
 * except to clear the note when the account is deleted.
 */
export const LedgerEntry = model
  .define("ledger_entry", {
    id: model.id({ prefix: "ledger" }).primaryKey(),
    /** The order of the entries. */
    sequence: model.autoincrement(),
    account_id: model.text(),
    type: model.enum([...ledgerEntryTypes]),
    /** Hundredths of a point; negative for points that are taken. */
    amount_minor: model.number(),
    at: model.dateTime(),
    expires_at: model.dateTime().nullable(),
    order_id: model.text().nullable(),
    order_number: model.text().nullable(),
    /** The entry that opened the lot which an expiration ends. */
    lot_id: model.text().nullable(),
    owed_minor: model.number().default(0),
    /** A repeated operation has the same key and adds no entry. */
    idempotency_key: model.text(),
    note: model.text().nullable(),
    /** Id of the merchandiser who adjusted the points or approved the referral; null for an automatic entry. */
    author: model.text().nullable(),
    /** The other account of an invitation: the friend of a referral, the inviter of a joining bonus. */
    friend_account_id: model.text().nullable(),
  })
  .indexes([
    { on: ["account_id", "idempotency_key"], unique: true, where: null },
    { on: ["account_id", "sequence"], where: null },
    { on: ["order_id"], where: null },
    { on: ["at"], where: null },
    { on: ["expires_at"], where: null },
  ]);

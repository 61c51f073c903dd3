import { withdrawalStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A statement of withdrawal from a contract, as received. */
export const Withdrawal = model
  .define("withdrawal", {
    id: model.id({ prefix: "wdr" }).primaryKey(),
    /** The number shown to people. */
    number: model.text(),
    /**
     * SHA-256 in hex of the fields by which a statement is a repetition; null once the withdrawal is decided or
     * anonymized.
     */
    fingerprint: model.text().nullable(),
    state: model.enum([...withdrawalStates]),
    /** Null when number and address match no order, until a merchandiser assigns one. */
    order_id: model.text().nullable(),
    /** The order's number, or else the typed one, which is emptied when anonymized. */
    order_number: model.text(),
    /** The number as the customer typed it, even after an order is assigned; null once anonymized. */
    typed_order_number: model.text().nullable(),
    /**
     * Id of the user who assigned the order; null when the typed number and address match it, and without an order.
     */
    assigned_by: model.text().nullable(),
    /** Name and address of the person who withdraws, as typed; null once anonymized. */
    name: model.text().nullable(),
    /** The receipt's recipient, in lower case. */
    email: model.text().nullable(),
    /** The goods in the customer's words; empty for the whole order. */
    goods: model.text().nullable(),
    /** Code of the site that received the statement. The receipt links to this site. */
    site: model.text(),
    language: model.text(),
    /** Whether the statement matches no order and looks automated. The shop then mails no receipt. */
    is_suspicious: model.boolean(),
    received_at: model.dateTime(),
    /** Time of the decision, and id of the user who made it; both null before the decision. */
    decided_at: model.dateTime().nullable(),
    decided_by: model.text().nullable(),
    /** Reason of the decision, for merchandisers. */
    reason: model.text().nullable(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["fingerprint"], unique: true, where: null },
    { on: ["order_id"], where: null },
    { on: ["received_at"], where: null },
  ]);

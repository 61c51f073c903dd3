import { withdrawalStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A statement of withdrawal from a contract, as it was received. */
export const Withdrawal = model
  .define("withdrawal", {
    id: model.id({ prefix: "wdr" }).primaryKey(),
    /** What it is called by. */
    number: model.text(),
    /** SHA-256 in hex of what makes two statements the same; null once it is decided on, or has forgotten its customer. */
    fingerprint: model.text().nullable(),
    state: model.enum([...withdrawalStates]),
    /** Null until a merchandiser has found it, where number and address fit no order. */
    order_id: model.text().nullable(),
    /** Of the order, or else as it was typed; what was typed is empty once it is forgotten. */
    order_number: model.text(),
    /** As it was typed, whichever order is found; null once it is forgotten. */
    typed_order_number: model.text().nullable(),
    /** Who said which order it means: id of the user; null where number and address fit it, and without an order. */
    assigned_by: model.text().nullable(),
    /** Of who withdraws, as they were typed; null once they are forgotten. */
    name: model.text().nullable(),
    /** In lower case; where the receipt went. */
    email: model.text().nullable(),
    /** Which goods; empty: all of the order. */
    goods: model.text().nullable(),
    /** Code of the site that it was sent from, and the language of its receipt. */
    site: model.text(),
    language: model.text(),
    /** It fits no order, and looks as if no person had sent it: it is mailed about to nobody. */
    is_suspicious: model.boolean(),
    received_at: model.dateTime(),
    /** When a merchandiser decided on it, and who: id of the user; null before. */
    decided_at: model.dateTime().nullable(),
    decided_by: model.text().nullable(),
    /** Why, for other merchandisers. */
    reason: model.text().nullable(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["fingerprint"], unique: true, where: null },
    { on: ["order_id"], where: null },
    { on: ["received_at"], where: null },
  ]);

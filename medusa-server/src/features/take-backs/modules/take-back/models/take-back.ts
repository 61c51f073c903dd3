import { takeBackStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A request to send empty spools and scrap back. */
export const TakeBack = model
  .define("take_back", {
    id: model.id({ prefix: "tkb" }).primaryKey(),
    /** What it is called by; they follow one another. */
    number: model.text(),
    /** SHA-256 in hex of the token that opens it; the token is nowhere in the database. */
    token_hash: model.text(),
    /** Of the token under the secret before; null where the secret has not changed since it was made. */
    former_token_hash: model.text().nullable(),
    state: model.enum([...takeBackStates]),
    order_id: model.text(),
    order_number: model.text(),
    /** Of the order, in lower case; null once it, or the order, has forgotten the customer. */
    email: model.text().nullable(),
    /** Code of the site that it was sent from, and the language of the mails about it. */
    site: model.text(),
    language: model.text(),
    /** Whether the order was a company's. */
    is_company: model.boolean(),
    spools: model.number(),
    scrap_grams: model.number(),
    weight_grams: model.number(),
    length_mm: model.number(),
    width_mm: model.number(),
    height_mm: model.number(),
    tracking_number: model.text().nullable(),
    /** It has to be sent before. */
    expires_at: model.dateTime(),
    /** What a wrong return costs, in SEK; null where nothing is to be paid. */
    fee_sek: model.number().nullable(),
    /** Why it was rejected; the customer reads it. */
    reason: model.text().nullable(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["token_hash"], unique: true, where: null },
    { on: ["former_token_hash"], where: null },
    { on: ["order_id"], where: null },
    { on: ["email"], where: null },
    { on: ["created_at"], where: null },
    { on: ["expires_at"], where: "state = 'created'" },
  ]);

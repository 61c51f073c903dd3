import { takeBackStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A request to return empty spools and scrap. */
export const TakeBack = model
  .define("take_back", {
    id: model.id({ prefix: "tkb" }).primaryKey(),
    /** The number shown to people; consecutive. */
    number: model.text(),
    /** SHA-256 in hex of the token that opens it; the token itself is not stored. */
    token_hash: model.text(),
    /** Hash of the token under the previous secret; null when the secret has not changed since the request. */
    former_token_hash: model.text().nullable(),
    state: model.enum([...takeBackStates]),
    order_id: model.text(),
    order_number: model.text(),
    /** The order's address, in lower case; null once the take-back or the order is anonymized. */
    email: model.text().nullable(),
    /** Code of the site that received the request. Mails about the take-back link to this site. */
    site: model.text(),
    language: model.text(),
    /** Whether a company placed the order. */
    is_company: model.boolean(),
    spools: model.number(),
    scrap_grams: model.number(),
    weight_grams: model.number(),
    length_mm: model.number(),
    width_mm: model.number(),
    height_mm: model.number(),
    tracking_number: model.text().nullable(),
    /** Deadline for sending the parcel. */
    expires_at: model.dateTime(),
    /** Fee for an incorrect return, in SEK; null when nothing is charged. */
    fee_sek: model.number().nullable(),
    /** Reason for the rejection, shown to the customer. */
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

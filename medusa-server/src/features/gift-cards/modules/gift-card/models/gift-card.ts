import { model } from "@medusajs/framework/utils";

/** A sold gift card. The table does not contain the code, so that its readers cannot spend the cards. */
export const GiftCard = model
  .define("gift_card", {
    id: model.id({ prefix: "gc" }).primaryKey(),
    /** HMAC of the code for the lookup, with a key that is not in the database. */
    code_hash: model.text(),
    /** The code for the mail, encrypted with another key that is not in the database. */
    sealed_code: model.text(),
    /** The end of the code, by which people tell cards apart. */
    last_characters: model.text(),
    currency_code: model.text(),
    /** The sold value in minor units; the balance is the sum of the movements. */
    value: model.number(),
    order_id: model.text(),
    /** The order line and the piece of it: a paid piece gives one card, even after retries. */
    order_line_id: model.text(),
    piece: model.number(),
    /** Null when the card never expires. */
    expires_at: model.dateTime().nullable(),
    disabled_at: model.dateTime().nullable(),
    /** The reason in a few words. */
    disabled_reason: model.text().nullable(),
  })
  .indexes([
    { on: ["code_hash"], unique: true, where: null },
    { on: ["order_line_id", "piece"], unique: true, where: null },
    { on: ["order_id"], where: null },
    { on: ["created_at"], where: null },
  ]);

import { model } from "@medusajs/framework/utils";

/** A gift card that was sold. Its code is not here: who reads this table cannot spend what it lists. */
export const GiftCard = model
  .define("gift_card", {
    id: model.id({ prefix: "gc" }).primaryKey(),
    /** By which a code is found: its HMAC under a key that the database does not have. */
    code_hash: model.text(),
    /** The code for the mail, encrypted under another such key. */
    sealed_code: model.text(),
    /** Of the code, for people to tell cards apart. */
    last_characters: model.text(),
    currency_code: model.text(),
    /** What it was sold as, in minor units; what is on it is the sum of its movements. */
    value: model.number(),
    order_id: model.text(),
    /** The line and which piece of it: a piece that was paid for gives one card, whatever is tried again. */
    order_line_id: model.text(),
    piece: model.number(),
    /** Null: never. */
    expires_at: model.dateTime().nullable(),
    disabled_at: model.dateTime().nullable(),
    /** Why, in a few words. */
    disabled_reason: model.text().nullable(),
  })
  .indexes([
    { on: ["code_hash"], unique: true, where: null },
    { on: ["order_line_id", "piece"], unique: true, where: null },
    { on: ["order_id"], where: null },
    { on: ["created_at"], where: null },
  ]);

import { model } from "../../../../../platform/database.ts";

/** An address that gets one message when a variant is back in stock [3.47]. */
export const StockNotification = model
  .define("stock_notification", {
    id: model.id({ prefix: "snot" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    /** What the message is to be written in. */
    language: model.text(),
    asked_at: model.dateTime(),
    /** When the owner of the address confirmed it; until then the shop sends only the question there. */
    confirmed_at: model.dateTime().nullable(),
    /** When the message was queued. The row stays a while, for the link in the mail that ends all other waiting. */
    notified_at: model.dateTime().nullable(),
    /** SHA-256 in hex of the token in the mail that was sent last; its holder reads that mailbox. */
    token_hash: model.text().nullable(),
  })
  .indexes([
    { on: ["variant_id", "email"], unique: true, where: "notified_at is null" },
    { on: ["token_hash"], where: null },
    { on: ["email"], where: null },
    { on: ["asked_at"], where: null },
  ]);

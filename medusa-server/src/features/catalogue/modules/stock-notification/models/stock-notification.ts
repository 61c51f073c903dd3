import { model } from "../../../../../platform/database.ts";

/** A subscription of an address to one mail when a variant is back in stock [3.47]. */
export const StockNotification = model
  .define("stock_notification", {
    id: model.id({ prefix: "snot" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    /** The mail's language. */
    language: model.text(),
    asked_at: model.dateTime(),
    /**
     * When the address's owner confirmed it (double opt-in); until then the shop sends it only the confirmation mail.
     */
    confirmed_at: model.dateTime().nullable(),
    /**
     * When the mail was queued. The row stays a while longer for the mail's link that ends all subscriptions of the
     * address.
     */
    notified_at: model.dateTime().nullable(),
    /** SHA-256 in hex of the token in the last sent mail; the token proves access to the mailbox. */
    token_hash: model.text().nullable(),
  })
  .indexes([
    { on: ["variant_id", "email"], unique: true, where: "notified_at is null" },
    { on: ["token_hash"], where: null },
    { on: ["email"], where: null },
    { on: ["asked_at"], where: null },
  ]);

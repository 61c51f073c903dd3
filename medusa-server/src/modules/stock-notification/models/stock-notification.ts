import { model } from "@medusajs/framework/utils";

/** Somebody who wants one message when a variant is back in stock [3.47]. */
export const StockNotification = model
  .define("stock_notification", {
    id: model.id({ prefix: "snot" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    /** What the message is to be written in. */
    language: model.text(),
    asked_at: model.dateTime(),
  })
  .indexes([{ on: ["variant_id", "email"], unique: true }]);

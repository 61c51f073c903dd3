import { model } from "@medusajs/framework/utils";

/** What the sweeper did about an unfinished payment; for the merchandiser to read. */
export const PaymentCheck = model
  .define("payment_check", {
    id: model.id({ prefix: "paychk" }).primaryKey(),
    checkout_id: model.text(),
    order_id: model.text().nullable(),
    action: model.enum(["order_made", "captured", "cancelled", "refunded"]),
    /** Why, in a few words. */
    reason: model.text(),
  })
  .indexes([{ on: ["created_at"], where: null }]);

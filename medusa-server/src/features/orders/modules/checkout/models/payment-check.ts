import { model } from "../../../../../platform/database.ts";

/** What the sweeper did about an unfinished payment, or could not do; for the merchandiser to read. */
export const PaymentCheck = model
  .define("payment_check", {
    id: model.id({ prefix: "paychk" }).primaryKey(),
    checkout_id: model.text(),
    order_id: model.text().nullable(),
    action: model.enum(["order_made", "captured", "cancelled", "refunded", "needs_attention"]),
    /** Why, in a few words; of what needs attention the last error. */
    reason: model.text(),
    /** Of what needs attention, where the purchase is known: how it is paid, and how much. */
    payment_method: model.text().nullable(),
    amount_minor: model.number().nullable(),
    currency: model.text().nullable(),
    /** Of what needs attention: when it was settled after all, or a merchandiser dealt with it. */
    closed_at: model.dateTime().nullable(),
    /** The user who dealt with it; null where it was settled after all. */
    closed_by: model.text().nullable(),
  })
  .indexes([
    { on: ["created_at"], where: null },
    { on: ["checkout_id"], unique: true, where: "action = 'needs_attention' and closed_at is null" },
    /** What a merchandiser has dealt with. */
    { on: ["order_id"], where: "closed_by is not null" },
  ]);

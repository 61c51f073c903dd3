import { model } from "../../../../../platform/database.ts";

/** The sweeper's action on an unfinished payment, or its failure; shown to merchandisers. */
export const PaymentCheck = model
  .define("payment_check", {
    id: model.id({ prefix: "paychk" }).primaryKey(),
    checkout_id: model.text(),
    order_id: model.text().nullable(),
    action: model.enum(["order_made", "captured", "cancelled", "refunded", "needs_attention"]),
    /** A short reason; the last error when attention is needed. */
    reason: model.text(),
    /** Payment method and amount, when attention is needed and the purchase is known. */
    payment_method: model.text().nullable(),
    amount_minor: model.number().nullable(),
    currency: model.text().nullable(),
    /**
     * When a later check settled the payment, or a merchandiser closed the entry. Only set when attention was needed.
     */
    closed_at: model.dateTime().nullable(),
    /** The user who closed the entry; null when a later check settled the payment. */
    closed_by: model.text().nullable(),
  })
  .indexes([
    { on: ["created_at"], where: null },
    { on: ["checkout_id"], unique: true, where: "action = 'needs_attention' and closed_at is null" },
    /** Checks that a merchandiser has closed. */
    { on: ["order_id"], where: "closed_by is not null" },
  ]);

import { model } from "@medusajs/framework/utils";

/**
 * A credited amount of an order's invoice or receipt: one for each refund, and one for the rest of a cancelled order,
 * numbered in its own unbroken series. Its content follows from the order's document and the credit notes before it.
 */
export const CreditNote = model
  .define("credit_note", {
    id: model.id({ prefix: "crn" }).primaryKey(),
    /** Shown as C-10001. */
    number: model.number(),
    order_id: model.text(),
    /** The refund, or the order itself when the rest of a cancelled order is credited. */
    source_id: model.text(),
    /** Including VAT, in minor units of the order's currency; positive. */
    amount_minor: model.number(),
    /** ISO date */
    issued_on: model.text(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["source_id"], unique: true, where: null },
    { on: ["order_id"], where: null },
  ]);

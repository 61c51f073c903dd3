import { model } from "@medusajs/framework/utils";

/**
 * That an amount of an order's invoice or receipt was credited: once for each refund, and once for what a cancelled order
 * had left, under a number of an unbroken series of its own. What it says follows from the order's document and from
 * the credit notes before it.
 */
export const CreditNote = model
  .define("credit_note", {
    id: model.id({ prefix: "crn" }).primaryKey(),
    /** Shown as C-10001. */
    number: model.number(),
    order_id: model.text(),
    /** The refund, or the order itself for what was left when it was cancelled. */
    source_id: model.text(),
    /** With VAT, in minor units of the order's currency; positive. */
    amount_minor: model.number(),
    /** ISO date */
    issued_on: model.text(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["source_id"], unique: true, where: null },
    { on: ["order_id"], where: null },
  ]);

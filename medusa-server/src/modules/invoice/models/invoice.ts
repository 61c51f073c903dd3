import { model } from "@medusajs/framework/utils";

/**
 * That an order, or the fee of a take-back, was invoiced: once, under a number of an unbroken series. What the invoice
 * says is the order's.
 */
export const Invoice = model
  .define("invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    number: model.number(),
    /** Null for the fee of a take-back. */
    order_id: model.text().nullable(),
    /** Null for an order. */
    take_back_id: model.text().nullable(),
    /** ISO date */
    issued_on: model.text(),
    terms_days: model.number(),
  })
  .indexes([
    { on: ["number"], unique: true },
    { on: ["order_id"], unique: true, where: "order_id is not null" },
    { on: ["take_back_id"], unique: true, where: "take_back_id is not null" },
  ]);

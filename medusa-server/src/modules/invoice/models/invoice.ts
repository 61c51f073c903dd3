import { model } from "@medusajs/framework/utils";

/** That an order was invoiced: once, under a number of an unbroken series. What the invoice says is the order's. */
export const Invoice = model
  .define("invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    number: model.number(),
    order_id: model.text(),
    /** ISO date */
    issued_on: model.text(),
    terms_days: model.number(),
  })
  .indexes([
    { on: ["number"], unique: true },
    { on: ["order_id"], unique: true },
  ]);

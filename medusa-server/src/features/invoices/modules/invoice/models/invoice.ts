import { model } from "@medusajs/framework/utils";

/**
 * That an order, or the fee of a take-back, was invoiced, or an order's receipt was written: once, under a number of an
 * unbroken series. What it says is the order's, and what could change later is kept here.
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
    /** ISO date of the last parcel; null where nothing had been sent when it was issued. */
    supplied_on: model.text().nullable(),
    /** What the currency was worth in kronor, where its Swedish VAT has to be stated in them: an ExchangeRate. */
    exchange_rate: model.json().nullable(),
    /** Whether it names the exemption of an export; false for what was issued before documents did. */
    is_export: model.boolean().default(false),
    /** Whether it names VAT; true for what was issued before some documents named none. */
    names_vat: model.boolean().default(true),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["order_id"], unique: true, where: null },
    { on: ["take_back_id"], unique: true, where: null },
  ]);

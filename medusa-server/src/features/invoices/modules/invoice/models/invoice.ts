import { model } from "@medusajs/framework/utils";

/**
 * An issued invoice of an order or of a take-back's fee, or an order's receipt, numbered in an unbroken series. Its
 * content comes from the order; the columns hold only what could change later.
 */
export const Invoice = model
  .define("invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    number: model.number(),
    /** Null for the invoice of a take-back's fee. */
    order_id: model.text().nullable(),
    /** Null for the document of an order. */
    take_back_id: model.text().nullable(),
    /** ISO date */
    issued_on: model.text(),
    terms_days: model.number(),
    /** ISO date of the last parcel; null when nothing had been sent before the document was issued. */
    supplied_on: model.text().nullable(),
    /** Value of the currency in kronor, when Swedish VAT has to be stated in kronor: an ExchangeRate. */
    exchange_rate: model.json().nullable(),
    /** Whether the document names the exemption of an export; false for documents issued before the exemption was named. */
    is_export: model.boolean().default(false),
    /** Whether the document states VAT; true for documents issued before VAT could be left out. */
    names_vat: model.boolean().default(true),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["order_id"], unique: true, where: null },
    { on: ["take_back_id"], unique: true, where: null },
  ]);

import { model } from "@medusajs/framework/utils";

/** The shop's own settings, in a single row. */
export const ShopSetting = model.define("shop_setting", {
  id: model.text().primaryKey(),
  /** When true, no variation may be ordered without stock [4.25]. */
  no_back_order: model.boolean().default(false),
  /** ISO alpha-2 in capitals; decides where VAT is owed and which orders are domestic. */
  seller_country: model.text(),
  /**
   * For a consignment of goods to the United Kingdom above this value, in whole GBP, the recipient pays import VAT;
   * null: the shop collects all VAT.
   */
  import_consignment_gbp: model.number().nullable(),
  /**
   * For items to Norway from this price up, in whole NOK, the recipient pays import VAT; null: the shop collects all
   * VAT.
   */
  import_item_nok: model.number().nullable(),
  /** The invoice fee without VAT: decimal major units by lower-case currency code. */
  invoice_fee: model.json(),
  invoice_terms_days: model.number(),
  /**
   * Limit of a company's open invoices, with VAT, before any is paid; above it, an order needs approval. In the units
   * of invoice_fee.
   */
  invoice_credit_limit: model.json(),
  /** ExchangeRates: the value of other currencies in kronor; null until a merchandiser has entered it. */
  exchange_rates: model.json().nullable(),
});

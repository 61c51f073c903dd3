import { model } from "@medusajs/framework/utils";

/** The shop's own settings; there is one row. */
export const ShopSetting = model.define("shop_setting", {
  id: model.text().primaryKey(),
  /** No variation may be ordered without stock [4.25]. */
  no_back_order: model.boolean().default(false),
  /** ISO alpha-2 in capitals: where VAT is owed and what is domestic. */
  seller_country: model.text(),
  /** Goods of a consignment to the United Kingdom above this, in whole GBP, pay VAT at the border; null: to the shop. */
  import_consignment_gbp: model.number().nullable(),
  /** Items for Norway from this price on, in whole NOK, pay VAT at the border; null: to the shop. */
  import_item_nok: model.number().nullable(),
  /** What an invoice costs without VAT: decimal major units by lower-case currency code. */
  invoice_fee: model.json(),
  invoice_terms_days: model.number(),
  /** What a company that has paid no invoice yet may have open without approval, with VAT: as invoice_fee. */
  invoice_credit_limit: model.json(),
  /** What other currencies are worth in kronor: an ExchangeRates; null until a merchandiser has entered it. */
  exchange_rates: model.json().nullable(),
});

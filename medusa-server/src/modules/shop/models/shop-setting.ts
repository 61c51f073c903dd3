import { model } from "@medusajs/framework/utils";

/** The shop's own settings; there is one row. */
export const ShopSetting = model.define("shop_setting", {
  id: model.text().primaryKey(),
  /** No variation may be ordered without stock [4.25]. */
  no_back_order: model.boolean().default(false),
  /** ISO alpha-2 in capitals: where VAT is owed and what is domestic. */
  seller_country: model.text(),
  /** What an invoice costs without VAT: decimal major units by lower-case currency code. */
  invoice_fee: model.json(),
  invoice_terms_days: model.number(),
  /** What a company that has paid no invoice yet may have open without approval, with VAT: as invoice_fee. */
  invoice_credit_limit: model.json(),
});

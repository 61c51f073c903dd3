import type { MedusaContainer } from "@medusajs/framework/types";
import { exchangeRatesSchema } from "../catalogue/shop-settings-body.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { ExchangeRate } from "./modules/invoice/service.ts";
import { SHOP_MODULE } from "../catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../catalogue/modules/shop/service.ts";

/**
 * Reads the rate for stating an order's VAT in kronor, as required when VAT is owed in Sweden and the amounts are in
 * another currency (ML 17:29). Null otherwise, and when no merchandiser has entered a rate.
 */
export async function readExchangeRate(
  container: MedusaContainer,
  orderId: string,
): Promise<ExchangeRate | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { country, currency, totals } = (await checkouts.retrievePurchaseOfOrder(orderId)).priced;
  if (country !== "SE" || currency === "SEK" || totals.vat === 0) return null;
  const shop = container.resolve(SHOP_MODULE);
  const { exchange_rates } = await shop.retrieveShopSetting(SHOP_SETTING_ID);
  const known = exchangeRatesSchema.nullable().parse(exchange_rates);
  const sekPerUnit = known?.rates[currency.toLowerCase()];
  return known && sekPerUnit ? { sekPerUnit, source: known.source, on: known.on } : null;
}

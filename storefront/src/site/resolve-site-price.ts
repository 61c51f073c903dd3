import type { Shop, VariationSummary } from "@spolverk/bff/contract";
import { priceVariation, resolveReduction, toVatRate } from "@spolverk/domain";
import type { ShopContext } from "./shop-context.ts";

type PricedVariation = Pick<VariationSummary, "msrp" | "sale" | "priorPrice" | "type">;

/**
 * The public price of a variation on a site, for structured data, in minor units of the site's currency. It includes
 * VAT if the site shows prices with VAT. For a sale that may be announced, the price before the sale comes with it.
 */
export function resolveSitePrice(
  variation: PricedVariation,
  product: { id: string },
  shop: Pick<Shop, "vatRates">,
  site: Pick<ShopContext["site"], "currency" | "showWithVat" | "vatCountry" | "legal">,
): { before: number | null; price: number } {
  const { currency, showWithVat, vatCountry, legal } = site;
  const priced = priceVariation({
    variation,
    product,
    currency,
    vatRate: toVatRate(shop.vatRates, { country: vatCountry, zip: null }),
  });
  const reduction = resolveReduction(
    priced,
    variation.priorPrice?.[currency] ?? null,
    legal.reductionFromLow,
  );
  const before = reduction && (showWithVat ? reduction.before.gross : reduction.before.net);
  return { before, price: (showWithVat ? priced.gross : priced.net).price };
}

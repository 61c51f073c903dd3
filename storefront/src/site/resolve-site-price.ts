import type { Shop, VariationSummary } from "@spolverk/bff/contract";
import { priceVariation, resolveReduction, toVatRate } from "@spolverk/domain";
import type { ShopContext } from "./shop-context.ts";

type PricedVariation = Pick<VariationSummary, "msrp" | "sale" | "priorPrice" | "type">;

/**
 * What a variation costs on a site for every visitor: in the site's currency, with VAT where the site shows it
 * so, and before a sale that may be announced. Minor units; for what machines read of a page.
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

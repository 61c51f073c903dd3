import type { Shop, VariationSummary } from "@spolverk/bff/contract";
import { priceVariation } from "@spolverk/domain";
import type { ShopContext } from "./shop-context.ts";

type PricedVariation = Pick<VariationSummary, "msrp" | "sale" | "type">;

/**
 * What a variation costs on a site for every visitor: in the site's currency, with VAT where the site shows it
 * so. Minor units; for what machines read of a page.
 */
export function resolveSitePrice(
  variation: PricedVariation,
  product: { id: string },
  shop: Pick<Shop, "vatRates">,
  site: Pick<ShopContext["site"], "currency" | "showWithVat" | "vatCountry">,
): { msrp: number; price: number } {
  const { currency, showWithVat, vatCountry } = site;
  const { net, gross } = priceVariation({
    variation,
    product,
    currency,
    vatRate: shop.vatRates[vatCountry] ?? 0,
  });
  return showWithVat ? gross : net;
}

import type { Shop, VariationSummary } from "@spolverk/bff/contract";
import { calculateUnitPrice, resolveDiscount, resolveLineVatRate } from "@spolverk/domain";
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
  const siteRate = site.showWithVat ? (shop.vatRates[site.vatCountry] ?? 0) : 0;
  const { percentage } = resolveDiscount({
    sale: variation.sale,
    agreements: [],
    product,
    type: variation.type,
  });
  return calculateUnitPrice({
    msrpMinor: variation.msrp[site.currency],
    discountPercentage: percentage,
    vatRate: resolveLineVatRate({ type: variation.type, vatRate: siteRate }),
  });
}

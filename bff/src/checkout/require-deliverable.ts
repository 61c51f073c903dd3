import { needsDelivery, selectShippingOptions } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/**
 * @throws ApiFailure no_shipping_options when the site's carriers do not deliver to the country [8.41], goods_too_heavy
 * when none of their services there takes the heaviest piece [3.51]
 */
export function requireDeliverable(
  { lines, country, shippingOptions }: Checkout,
  { site, shippingOptions: offered }: CheckoutFacts,
  field: string,
): void {
  if (!needsDelivery(lines) || shippingOptions.length > 0) return;
  const anyWeight = selectShippingOptions(offered, { siteCarriers: site.carriers, country, pieceGrams: [] });
  throw anyWeight.length === 0
    ? new ApiFailure("no_shipping_options", { fields: { [field]: "unreachable_country" } })
    : new ApiFailure("goods_too_heavy", { fields: { [field]: "goods_too_heavy" } });
}

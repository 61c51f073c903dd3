import {
  calculateAmount,
  calculateShippingNet,
  estimateShipDate,
  needsDelivery,
  selectShippingOptions,
} from "@spolverk/domain";
import { pickText } from "../catalogue/pick-text.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { PricedLine } from "./resolve-checkout-coupon.ts";

/**
 * The shipping options for these lines to the country at current prices [3.51]: those that take the heaviest piece, in
 * the order of the site's carriers, and for each carrier the cheapest option first. None when nothing needs delivery.
 */
export function resolveShippingOptions(
  { country, currency }: Pick<CheckoutRecord, "country" | "currency">,
  lines: readonly PricedLine[],
  vatRate: number,
  facts: CheckoutFacts,
): Checkout["shippingOptions"] {
  if (!needsDelivery(lines)) return [];
  const goodsTotalMinor = lines.reduce((sum, { total }) => sum + total, 0);
  const latestDelivery =
    lines
      .flatMap(({ deliveryDate }) => deliveryDate ?? [])
      .toSorted()
      .at(-1) ?? null;
  const estimatedShipDate = estimateShipDate({ orderedAt: facts.now.toISOString(), latestDelivery });

  const { carriers: siteCarriers } = facts.site;
  const byPrice = facts.shippingOptions.toSorted((a, b) => a.price[currency] - b.price[currency]);
  const pieceGrams = lines.flatMap(({ id, physical }) =>
    physical ? (facts.variations.get(id)?.variation.weightGrams ?? []) : [],
  );
  return selectShippingOptions(byPrice, { siteCarriers, country, pieceGrams }).map((option) => {
    const freeAbove = option.freeAbove?.[currency] ?? null;
    const net = calculateShippingNet({
      priceNetMinor: option.price[currency],
      freeAboveMinor: freeAbove,
      goodsTotalMinor,
    });
    return {
      id: option.id,
      carrier: option.carrier,
      carrierName: option.carrierName,
      name: pickText(option.name, facts.language) ?? option.carrierName,
      amount: calculateAmount(net, vatRate),
      freeAbove,
      workingDays: option.workingDays,
      estimatedShipDate,
      servicePoint: option.servicePoint,
    };
  });
}

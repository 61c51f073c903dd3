import type { Checkout } from "@spolverk/bff/contract";
import { resolveFreeShipping } from "@spolverk/domain";

type Shipped = Pick<Checkout, "lines" | "shippingOptions" | "shippingOptionId">;

/**
 * The amount, in minor units, that is missing to free shipping [9.37]: the threshold of the chosen shipping option less
 * the charged sum of the goods. 0 when shipping is free already, has no threshold, or is not chosen yet.
 */
export function resolveFreeShippingGap({ lines, shippingOptions, shippingOptionId }: Shipped): number {
  const option = shippingOptions.find(({ id }) => id === shippingOptionId);
  if (!option || option.freeAbove === null || option.amount.total === 0) return 0;
  const goodsTotal = lines.reduce((sum, line) => sum + line.total, 0);
  const free = resolveFreeShipping({ thresholdsMinor: [option.freeAbove], goodsTotalMinor: goodsTotal });
  return free?.missingMinor ?? 0;
}

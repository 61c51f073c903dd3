import type { Checkout } from "@spolverk/bff/contract";
import { resolveFreeShipping } from "@spolverk/domain";

type Shipped = Pick<Checkout, "lines" | "shippingOptions" | "shippingOptionId">;

/**
 * The amount, in minor units, missing to free shipping [9.37]: from the goods as charged to the chosen option's
 * threshold. 0 when shipping is already free, never is, or is not chosen yet.
 */
export function resolveFreeShippingGap({ lines, shippingOptions, shippingOptionId }: Shipped): number {
  const option = shippingOptions.find(({ id }) => id === shippingOptionId);
  if (!option || option.freeAbove === null || option.amount.total === 0) return 0;
  const goodsTotal = lines.reduce((sum, line) => sum + line.total, 0);
  const free = resolveFreeShipping({ thresholdsMinor: [option.freeAbove], goodsTotalMinor: goodsTotal });
  return free?.missingMinor ?? 0;
}

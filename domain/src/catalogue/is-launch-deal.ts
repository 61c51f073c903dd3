import type { Labels } from "./resolve-labels.ts";

/** A new product at a lower price for its start [3.48]: it is new and on sale. */
export function isLaunchDeal({ newProduct, discountPercentage }: Labels): boolean {
  return newProduct && discountPercentage > 0;
}

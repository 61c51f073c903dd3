import type { Labels } from "./resolve-labels.ts";

/** Tells whether a product is a launch deal: new and on sale [3.48]. */
export function isLaunchDeal({ newProduct, discountPercentage }: Labels): boolean {
  return newProduct && discountPercentage > 0;
}

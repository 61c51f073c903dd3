import { calculateUnitPrice, type Currency } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";
import { resolvePublicDiscount } from "./resolve-public-discount.ts";

/** What one costs after the sale, in minor units without VAT. */
export function toNetPrice(
  product: Pick<CommerceProduct, "id" | "type" | "name">,
  variation: CommerceVariation,
  currency: Currency,
): number {
  const discountPercentage = resolvePublicDiscount(product, variation);
  return calculateUnitPrice({ msrpMinor: variation.msrp[currency], discountPercentage, vatRate: 0 }).price;
}

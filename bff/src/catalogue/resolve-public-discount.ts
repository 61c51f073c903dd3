import { resolveDiscount } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";

/** The discount in percent for a shopper without an agreement: that of the sale [9.13]. */
export function resolvePublicDiscount(
  { id, type }: Pick<CommerceProduct, "id" | "type">,
  { sale }: Pick<CommerceVariation, "sale">,
): number {
  return resolveDiscount({ sale, agreements: [], product: { id }, type }).percentage;
}

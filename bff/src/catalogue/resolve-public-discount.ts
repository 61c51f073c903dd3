import { resolveDiscount } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";

/** The discount in percent for a shopper without an agreement: that of the sale [9.13]. */
export function resolvePublicDiscount(
  { id, type, name }: Pick<CommerceProduct, "id" | "type" | "name">,
  { sale }: Pick<CommerceVariation, "sale">,
): number {
  const product = { id, name: name["en"] ?? "" };
  return resolveDiscount({ sale, agreements: [], product, type }).percentage;
}

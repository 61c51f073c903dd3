import type { CommerceProduct, CommerceVariation } from "./port.ts";

/** What the availability rule asks about a variation [4.25]; a discontinued product takes its variations along. */
export function toAvailabilityInput(
  product: Pick<CommerceProduct, "discontinued">,
  variation: Pick<CommerceVariation, "stock" | "backOrder" | "discontinued" | "sale">,
  { noBackOrder }: { noBackOrder: boolean },
) {
  return {
    stock: variation.stock,
    noBackOrder,
    backOrder: variation.backOrder,
    discontinued: variation.discontinued || product.discontinued,
    onSale: variation.sale !== null,
  };
}

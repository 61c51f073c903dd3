import type { Shop, Variation } from "@spolverk/bff/contract";

type Restorable = Pick<Variation, "stock" | "backOrder" | "discontinued" | "sale">;

/** What domain's availability rules ask of a variation in this shop. */
export function toRestorable(
  { stock, backOrder, discontinued, sale }: Restorable,
  shop: Pick<Shop, "noBackOrder">,
) {
  return { stock, backOrder, discontinued, onSale: sale !== null, noBackOrder: shop.noBackOrder };
}

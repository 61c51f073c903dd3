import type { Attributes } from "./attributes.ts";

/** The type of a cart line's product and the attributes of its variation. */
type Goods = { type: string; attributes: Attributes };

/**
 * Tells whether a cart holds filament of more than one diameter, of which the cart warns [4.18]. Other products with a
 * diameter, such as tubes, do not count.
 */
export function hasMixedDiameters(goods: readonly Goods[]): boolean {
  const filaments = goods.filter(({ type }) => type === "filament");
  return new Set(filaments.flatMap(({ attributes }) => attributes.diameter ?? [])).size > 1;
}

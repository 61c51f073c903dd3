import type { Attributes } from "./attributes.ts";

type Line = { product: { type: string }; variation: { attributes: Attributes } };

/**
 * Tells whether a cart holds filament of more than one diameter, which deserves a warning [4.18]. Other products with
 * a diameter, such as tubes, do not count.
 */
export function hasMixedDiameters(lines: readonly Line[]): boolean {
  const filaments = lines.filter(({ product }) => product.type === "filament");
  const diameters = filaments.flatMap(({ variation }) => variation.attributes.diameter ?? []);
  return new Set(diameters).size > 1;
}

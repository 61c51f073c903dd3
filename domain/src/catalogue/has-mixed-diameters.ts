import type { Attributes } from "./attributes.ts";

/** Tells whether a cart holds filament of more than one diameter, which deserves a warning [4.18]. */
export function hasMixedDiameters(lines: readonly { attributes: Attributes }[]): boolean {
  const diameters = lines.flatMap(({ attributes }) => attributes.diameter ?? []);
  return new Set(diameters).size > 1;
}

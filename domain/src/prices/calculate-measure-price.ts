import type { Attributes } from "../catalogue/attributes.ts";
import { divideRounded } from "../money/divide-rounded.ts";

/** The measures by which goods sold by weight or length are compared (directive 98/6/EC, article 3). */
export const saleMeasures = ["kilogram", "metre"] as const;
export type SaleMeasure = (typeof saleMeasures)[number];

/**
 * The price of a kilogram or metre in minor units, for comparing sizes.
 *
 * @param input.soldBy null for goods sold by the piece
 * @returns null for goods sold by the piece, and when the attributes name no measure
 */
export function calculateMeasurePrice(input: {
  priceMinor: number;
  soldBy: SaleMeasure | null;
  attributes: Pick<Attributes, "size" | "length">;
}): number | null {
  const { priceMinor, soldBy, attributes } = input;
  const thousandths = soldBy && toThousandths(soldBy, attributes);
  if (thousandths === null || !(thousandths > 0)) return null;
  return divideRounded(BigInt(priceMinor) * 1_000_000n, BigInt(Math.round(thousandths * 1000)));
}

/** The measure of one piece in thousandths: grams, millimetres. Null when its attributes do not name it. */
function toThousandths(
  soldBy: SaleMeasure,
  { size, length }: Pick<Attributes, "size" | "length">,
): number | null {
  if (soldBy === "kilogram") return size ?? null;
  return length === undefined ? null : length * 1000;
}

import { selectSpecifications } from "@spolverk/domain";
import type { ProductContent, VariationContent } from "./schema/catalogue.ts";

type Weights = Pick<
  ProductContent,
  "packedWeightGrams" | "physical" | "soldBy" | "specifications" | "specificationsBySize"
>;

/**
 * What one piece weighs as a carrier gets it, in grams: as stated, or else by its specifications. Goods sold by weight
 * weigh their size and their empty spool.
 *
 * @returns null for what needs no carrier, and for small goods whose weight nothing states
 */
export function resolvePackedWeight(
  product: Weights,
  { attributes: { size } }: Pick<VariationContent, "attributes">,
): number | null {
  if (!product.physical) return null;
  const { weightGrams, spoolEmptyWeightGrams } = selectSpecifications(product, size);
  const stated = product.packedWeightGrams ?? weightGrams;
  if (typeof stated === "number") return stated;
  if (size === undefined || product.soldBy !== "kilogram") return null;
  return size + (typeof spoolEmptyWeightGrams === "number" ? spoolEmptyWeightGrams : 0);
}

import { selectSpecifications } from "@spolverk/domain";
import type { ProductContent, VariationContent } from "./schema/catalogue.ts";

type Weights = Pick<
  ProductContent,
  "packedWeightGrams" | "physical" | "soldBy" | "specifications" | "specificationsBySize"
>;

/**
 * The weight of one packed piece in grams: as stated, or else by its specifications. Goods sold by weight weigh their
 * size plus the empty spool.
 *
 * @returns null for goods without delivery, and for small goods without a stated weight
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

import { Modules } from "@medusajs/framework/utils";
import { type ProductContent, resolvePackedWeight } from "@spolverk/content";
import type { SeedContext } from "./seed-context.ts";

/** Adds the packed weight of a piece [3.51] to variants seeded before weights existed; an existing weight stays. */
export async function seedWeights(
  { container, count }: SeedContext,
  products: readonly ProductContent[],
): Promise<void> {
  const weights = new Map(
    products.flatMap((product) =>
      product.variations.map(
        (variation) => [variation.sku, resolvePackedWeight(product, variation)] as const,
      ),
    ),
  );
  const service = container.resolve(Modules.PRODUCT);
  const variants = await service.listProductVariants(
    { sku: [...weights.keys()] },
    { select: ["id", "sku", "weight"] },
  );
  const missing = variants.flatMap(({ id, sku, weight: known }) => {
    const weight = weights.get(sku ?? "") ?? null;
    return known === null && weight !== null ? [{ id, weight }] : [];
  });
  if (missing.length === 0) return;
  await service.upsertProductVariants(missing);
  count("weights", missing.length);
}

import { createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { Modules } from "@medusajs/framework/utils";
import type { ProductContent } from "@spolverk/content";
import type { SeedContext } from "./seed-context.ts";
import { toProduct, type ProductSurroundings } from "./to-product.ts";

const batchSize = 15;

/**
 * Creates the products that Medusa lacks, with all their variants. A product that a merchandiser has changed or deleted
 * is left alone.
 */
export async function seedProducts(
  { container, count }: SeedContext,
  products: readonly ProductContent[],
  surroundings: ProductSurroundings,
): Promise<void> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: products.map(({ slug }) => slug) }, { select: ["handle"], withDeleted: true });
  const known = new Set(existing.map(({ handle }) => handle));
  const missing = products.filter(({ slug }) => !known.has(slug));
  for (let from = 0; from < missing.length; from += batchSize) {
    const batch = missing.slice(from, from + batchSize);
    await createProductsWorkflow(container).run({
      input: { products: batch.map((product) => toProduct(product, surroundings)) },
    });
    count("products", batch.length);
    count(
      "variations",
      batch.reduce((sum, { variations }) => sum + variations.length, 0),
    );
  }
}

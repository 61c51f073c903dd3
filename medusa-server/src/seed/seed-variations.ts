import { createProductVariantsWorkflow, setProductProductOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { ProductContent } from "@spolverk/content";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";
import type { ProductSurroundings } from "./to-product.ts";
import { toTitle, toVariant, variationOption } from "./to-variation.ts";

const productRow = z.object({
  id: z.string(),
  handle: z.string(),
  options: z.array(z.object({ id: z.string(), title: z.string() })),
});

/**
 * Creates the variations that were added to the content after their product was seeded. A deleted variation stays
 * deleted.
 */
export async function seedVariations(
  { container, count }: SeedContext,
  products: readonly ProductContent[],
  surroundings: ProductSurroundings,
): Promise<void> {
  const skus = products.flatMap(({ variations }) => variations.map(({ sku }) => sku));
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ sku: skus }, { select: ["sku"], withDeleted: true });
  const known = new Set(existing.map(({ sku }) => sku));
  const grown = products.filter(({ variations }) => variations.some(({ sku }) => !known.has(sku)));
  if (grown.length === 0) return;

  const rows = await readRows(container, productRow, {
    entity: "product",
    fields: ["id", "handle", "options.id", "options.title"],
    filters: { handle: grown.map(({ slug }) => slug) },
  });
  for (const product of grown) {
    const row = rows.find(({ handle }) => handle === product.slug);
    const option = row?.options.find(({ title }) => title === variationOption);
    // A product that the merchandiser deleted, or gave other options, gets no new variations.
    if (row === undefined || option === undefined) continue;
    const missing = product.variations.filter(({ sku }) => !known.has(sku));
    await setProductProductOptionsWorkflow(container).run({
      input: {
        product_id: row.id,
        update: [
          {
            product_option_id: option.id,
            add: missing.map((variation) => ({ value: toTitle(product, variation, surroundings.colors) })),
          },
        ],
      },
    });
    await createProductVariantsWorkflow(container).run({
      input: {
        product_variants: missing.map((variation) => ({
          product_id: row.id,
          ...toVariant(product, variation, surroundings),
        })),
      },
    });
    count("variations", missing.length);
  }
}

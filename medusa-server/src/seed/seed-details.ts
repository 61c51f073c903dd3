import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Color, ProductContent } from "@spolverk/content";
import { expectPresent } from "../database/expect-present.ts";
import { CATALOGUE_MODULE } from "../features/catalogue/modules/catalogue/index.ts";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";
import { toProductDetail } from "./to-product.ts";
import { toVariationDetail } from "./to-variation.ts";

const present = z.object({ id: z.string() }).nullish();
const productRow = z.object({ id: z.string(), handle: z.string(), product_detail: present });
const sizedProductRow = z.object({
  handle: z.string(),
  product_detail: z
    .object({ id: z.string(), specifications_by_size: z.record(z.string(), z.unknown()) })
    .nullish(),
});
const variantRow = z.object({ id: z.string(), sku: z.string(), variation_detail: present });

/** Adds the shop's details of products and variations that have none yet. */
export async function seedDetails(
  context: SeedContext,
  products: readonly ProductContent[],
  colors: readonly Color[],
): Promise<void> {
  await seedProductDetails(context, products);
  await seedSpecificationsBySize(context, products);
  await seedVariationDetails(context, products, colors);
}

async function seedProductDetails({ container, count }: SeedContext, products: readonly ProductContent[]) {
  const rows = await readRows(container, productRow, {
    entity: "product",
    fields: ["id", "handle", "product_detail.id"],
    filters: { handle: products.map(({ slug }) => slug) },
  });
  const contentOf = new Map(products.map((product) => [product.slug, product]));
  const bare = rows.flatMap(({ id, handle, product_detail }) => {
    const content = contentOf.get(handle);
    return product_detail || content === undefined ? [] : [{ id, content }];
  });
  if (bare.length === 0) return;

  const catalogue = container.resolve(CATALOGUE_MODULE);
  const details = await catalogue.createProductDetails(bare.map(({ content }) => toProductDetail(content)));
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    bare.map(({ id }, index) => ({
      [Modules.PRODUCT]: { product_id: id },
      [CATALOGUE_MODULE]: { product_detail_id: expectPresent(details[index], "product detail").id },
    })),
  );
  count("productDetails", details.length);
}

/** Adds the specifications by size to products that were seeded before specifications could differ by size [3.49]. */
async function seedSpecificationsBySize(
  { container, count }: SeedContext,
  products: readonly ProductContent[],
) {
  const contentOf = new Map(products.map((product) => [product.slug, product]));
  const rows = await readRows(container, sizedProductRow, {
    entity: "product",
    fields: ["handle", "product_detail.id", "product_detail.specifications_by_size"],
    filters: { handle: [...contentOf.keys()] },
  });
  const missing = rows.flatMap(({ handle, product_detail }) => {
    const specifications = contentOf.get(handle)?.specificationsBySize ?? {};
    if (!product_detail || Object.keys(specifications).length === 0) return [];
    const isKnown = Object.keys(product_detail.specifications_by_size).length > 0;
    return isKnown ? [] : [{ id: product_detail.id, specifications_by_size: specifications }];
  });
  if (missing.length === 0) return;
  const catalogue = container.resolve(CATALOGUE_MODULE);
  await catalogue.updateProductDetails(missing);
  count("specificationsBySize", missing.length);
}

async function seedVariationDetails(
  { container, count, today }: SeedContext,
  products: readonly ProductContent[],
  colors: readonly Color[],
) {
  const contentOf = new Map(
    products.flatMap((product) =>
      product.variations.map((variation) => [variation.sku, { product, variation }]),
    ),
  );
  const rows = await readRows(container, variantRow, {
    entity: "variant",
    fields: ["id", "sku", "variation_detail.id"],
    filters: { sku: [...contentOf.keys()] },
  });
  const bare = rows.flatMap(({ id, sku, variation_detail }) => {
    const content = contentOf.get(sku);
    return variation_detail || content === undefined ? [] : [{ id, ...content }];
  });
  if (bare.length === 0) return;

  const catalogue = container.resolve(CATALOGUE_MODULE);
  const details = await catalogue.createVariationDetails(
    bare.map(({ product, variation }) => toVariationDetail(product, variation, colors, today)),
  );
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    bare.map(({ id }, index) => ({
      [Modules.PRODUCT]: { product_variant_id: id },
      [CATALOGUE_MODULE]: { variation_detail_id: expectPresent(details[index], "variation detail").id },
    })),
  );
  count("variationDetails", details.length);
}

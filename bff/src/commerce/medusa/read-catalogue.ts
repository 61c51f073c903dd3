import type { CommercePort, CommerceProduct, CommerceVariation } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { categoriesReplySchema, toCategories, toCategoryPaths } from "./to-categories.ts";
import { isPhysical, productsReplySchema, toProduct, variantsReplySchema } from "./to-product.ts";
import { toVariation } from "./to-variation.ts";

type CatalogueReads = Pick<
  CommercePort,
  "getCategories" | "listProducts" | "getProduct" | "getProductById" | "getVariations" | "getVariationBySku"
>;

export function createCatalogueReads(medusa: MedusaClient, now: () => Date): CatalogueReads {
  const readToday = () => now().toISOString().slice(0, 10);

  async function readProducts(query: Record<string, string>): Promise<CommerceProduct[]> {
    const { products, categories, price_records } = await medusa.get(productsReplySchema, "products", query);
    const paths = toCategoryPaths(categories);
    const today = readToday();
    return products.flatMap((product) => {
      const physical = isPhysical(product) ?? true;
      const variations = (product.variants ?? []).flatMap(
        (variant) => toVariation(variant, physical, { priceRecords: price_records, today }) ?? [],
      );
      return toProduct(product, variations, paths) ?? [];
    });
  }

  async function readVariations(
    query: Record<string, string>,
  ): Promise<{ product: CommerceProduct; variation: CommerceVariation }[]> {
    const { variants, categories, price_records } = await medusa.get(variantsReplySchema, "variants", query);
    const paths = toCategoryPaths(categories);
    const today = readToday();
    return variants.flatMap(({ product: medusaProduct, ...variant }) => {
      if (medusaProduct?.status !== "published") return [];
      const known = { priceRecords: price_records, today };
      const variation = toVariation(variant, isPhysical(medusaProduct) ?? true, known);
      const product = variation && toProduct(medusaProduct, [variation], paths);
      return product && variation ? [{ product, variation }] : [];
    });
  }

  return {
    getCategories: async () =>
      toCategories((await medusa.get(categoriesReplySchema, "categories")).categories),
    listProducts: () => readProducts({}),
    getProduct: async (handle) => (await readProducts({ handle }))[0] ?? null,
    getProductById: async (id) => (await readProducts({ id }))[0] ?? null,
    getVariations: async (ids) => (ids.length === 0 ? [] : readVariations({ id: ids.join(",") })),
    getVariationBySku: async (sku) => (await readVariations({ sku }))[0] ?? null,
  };
}

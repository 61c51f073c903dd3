import { isPriceAmount } from "@spolverk/domain";
import {
  categoriesReplySchema,
  changesReplySchema,
  type ProductsReply,
  productsReplySchema,
  type VariantRow,
} from "@spolverk/medusa-contract";
import type { CommercePort, CommerceProduct, CommerceVariation } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { toCategories, toCategoryPaths } from "./to-categories.ts";
import { toProduct, toProductShare } from "./to-product.ts";
import { type ProductShare, toVariation } from "./to-variation.ts";

/** Products in one reply of Medusa. */
const pageSize = 50;

type CatalogueReads = Pick<
  CommercePort,
  "getCategories" | "listProducts" | "listChanges" | "getVariations" | "getVariationBySku"
>;

/** @param onBadPrice called once with the id of each variant that is left out because of its price */
export function createCatalogueReads(
  medusa: MedusaClient,
  now: () => Date,
  onBadPrice: (variantId: string) => void,
): CatalogueReads {
  const told = new Set<string>();

  const toSellable = (variant: VariantRow, share: ProductShare, at: string): CommerceVariation | null => {
    const variation = toVariation(variant, share, at);
    const isBad = variation === null && (variant.prices ?? []).some(({ amount }) => !isPriceAmount(amount));
    if (isBad && !told.has(variant.id)) onBadPrice(variant.id);
    if (isBad) told.add(variant.id);
    return variation;
  };

  const toProducts = ({ products, categories }: ProductsReply): CommerceProduct[] => {
    const paths = toCategoryPaths(categories);
    const at = now().toISOString();
    return products.flatMap((product) => {
      const share = toProductShare(product);
      const variations = (product.variants ?? []).flatMap((variant) => toSellable(variant, share, at) ?? []);
      return toProduct(product, variations, paths) ?? [];
    });
  };
  const readProducts = async (query: Record<string, string>) =>
    toProducts(await medusa.get(productsReplySchema, "products", query));

  /** In pages, so that neither server stands still for a long list. */
  async function readAllProducts(): Promise<CommerceProduct[]> {
    const found: CommerceProduct[] = [];
    let after = "";
    for (;;) {
      const reply = await medusa.get(productsReplySchema, "products", { after, limit: String(pageSize) });
      found.push(...toProducts(reply));
      const last = reply.products.at(-1);
      if (last === undefined || reply.products.length < pageSize) return found;
      after = last.id;
    }
  }

  async function readVariations(
    query: Record<string, string>,
  ): Promise<{ product: CommerceProduct; variation: CommerceVariation }[]> {
    const products = await readProducts(query);
    return products.flatMap((product) => product.variations.map((variation) => ({ product, variation })));
  }

  return {
    getCategories: async () =>
      toCategories((await medusa.get(categoriesReplySchema, "categories")).categories),
    listProducts: async (ids) => {
      if (ids === undefined) return readAllProducts();
      const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
        ids.slice(page * pageSize, (page + 1) * pageSize),
      );
      return (await Promise.all(pages.map((page) => readProducts({ id: page.join(",") })))).flat();
    },
    listChanges: (after) =>
      medusa.get(changesReplySchema, "changes", after === null ? {} : { after: String(after) }),
    getVariations: async (ids) => (ids.length === 0 ? [] : readVariations({ variant: ids.join(",") })),
    getVariationBySku: async (sku) => (await readVariations({ sku }))[0] ?? null,
  };
}

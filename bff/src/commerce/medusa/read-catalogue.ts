import { productInformationSchema } from "@spolverk/content/product-information";
import { isPriceAmount } from "@spolverk/domain";
import { catalogueCalls, type ProductsReply, type VariantRow } from "@spolverk/medusa-contract";
import type { CommerceEngine } from "../engine.ts";
import type { CommerceProduct, CommerceVariation } from "../product.ts";
import { bindCalls } from "./bind-calls.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { toCategories, toCategoryPaths } from "./to-categories.ts";
import { toProduct, toProductShare } from "./to-product.ts";
import { type ProductShare, toVariation } from "./to-variation.ts";

/** Products per reply of Medusa. */
const pageSize = 50;
const idsPageSize = 1000;

type CatalogueReads = Pick<
  CommerceEngine,
  "getCategories" | "listProducts" | "listProductIds" | "listChanges" | "getVariations" | "getVariationBySku"
>;

export type LeftOut =
  | { variantId: string; reason: "a price of it cannot be charged" }
  | { productId: string; reason: "its product information cannot be read" };

/**
 * @param onLeftOut called once per product whose information cannot be read, and per variant with a price that cannot
 * be charged
 */
export function createCatalogueReads(
  medusa: MedusaClient,
  now: () => Date,
  onLeftOut: (what: LeftOut) => void,
): CatalogueReads {
  const calls = bindCalls(medusa, catalogueCalls);
  const told = new Set<string>();
  const tell = (id: string, what: LeftOut) => {
    if (!told.has(id)) onLeftOut(what);
    told.add(id);
  };

  const toSellable = (variant: VariantRow, share: ProductShare, at: string): CommerceVariation | null => {
    const variation = toVariation(variant, share, at);
    const isBad = variation === null && (variant.prices ?? []).some(({ amount }) => !isPriceAmount(amount));
    if (isBad) tell(variant.id, { variantId: variant.id, reason: "a price of it cannot be charged" });
    return variation;
  };

  const toProducts = ({ products, categories }: ProductsReply): CommerceProduct[] => {
    const paths = toCategoryPaths(categories);
    const at = now().toISOString();
    return products.flatMap((product) => {
      const { id, product_detail } = product;
      // A product must not be sold without its warnings, and one unreadable product must not hide the others.
      const information = productInformationSchema.safeParse(product_detail?.information ?? {});
      if (!information.success) {
        tell(id, { productId: id, reason: "its product information cannot be read" });
        return [];
      }
      const share = toProductShare(product);
      const variations = (product.variants ?? []).flatMap((variant) => toSellable(variant, share, at) ?? []);
      return toProduct(product, information.data, variations, paths) ?? [];
    });
  };
  const readProducts = async (query: Parameters<typeof calls.readProducts>[0]) =>
    toProducts(await calls.readProducts(query));

  async function readAllProducts(): Promise<CommerceProduct[]> {
    const found: CommerceProduct[] = [];
    await readPages(pageSize, async (query) => {
      const reply = await calls.readProducts(query);
      found.push(...toProducts(reply));
      return reply.products;
    });
    return found;
  }

  async function listProductIds(): Promise<string[]> {
    const found: string[] = [];
    await readPages(idsPageSize, async (query) => {
      const products = await calls.readProductIds(query);
      for (const { id } of products) found.push(id);
      return products;
    });
    return found;
  }

  async function readVariations(
    query: Parameters<typeof readProducts>[0],
  ): Promise<{ product: CommerceProduct; variation: CommerceVariation }[]> {
    const products = await readProducts(query);
    return products.flatMap((product) => product.variations.map((variation) => ({ product, variation })));
  }

  return {
    getCategories: async () => toCategories(await calls.readCategories()),
    listProducts: async (ids) => {
      if (ids === undefined) return readAllProducts();
      const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
        ids.slice(page * pageSize, (page + 1) * pageSize),
      );
      return (await Promise.all(pages.map((page) => readProducts({ id: page.join(",") })))).flat();
    },
    listProductIds,
    listChanges: calls.listChanges,
    getVariations: async (ids) => (ids.length === 0 ? [] : readVariations({ variant: ids.join(",") })),
    getVariationBySku: async (sku) => (await readVariations({ sku }))[0] ?? null,
  };
}

/** Reads a list page by page: reading a long list at once would block this server and Medusa. */
async function readPages(
  limit: number,
  readPage: (query: { after: string; limit: number }) => Promise<readonly { id: string }[]>,
): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined;) {
    const page = await readPage({ after, limit });
    after = page.length < limit ? undefined : page.at(-1)?.id;
  }
}

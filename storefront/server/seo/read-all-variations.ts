import type { ApiClient, Variation } from "@spolverk/bff/contract";

const pageSize = 60;
const atOnce = 8;

/** Reads every visible variation, product by product, in the order of the listing. */
export async function readAllVariations(api: ApiClient): Promise<Variation[]> {
  const ids = await readProductIds(api);
  const found: Variation[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const replies = await Promise.all(
      ids.slice(start, start + atOnce).map((productId) => api("GET /variations", { query: { productId } })),
    );
    found.push(...replies.flatMap(({ variations }) => variations));
  }
  return found;
}

async function readProductIds(api: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const listing = await api("GET /catalog/products", { query: { page, pageSize } });
    ids.push(...listing.items.map(({ product }) => product.id));
    if (listing.items.length === 0 || ids.length >= listing.total) return ids;
  }
}

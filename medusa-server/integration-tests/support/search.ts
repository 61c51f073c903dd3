import { setTimeout as pause } from "node:timers/promises";
import { variable } from "./shop.ts";
import { until } from "./until.ts";

export type SearchRecord = {
  language: string;
  sku: string;
  productId: string;
  productName: string;
  price: Record<string, number>;
  categories: string[];
  inStock: boolean;
  staffPick: boolean;
  card: { variation: { stock: { totalAvailable: number }; assets: { thumbnail: string }[] } };
};

/** Reads all records of a product in Swedish for production from the search service. */
export async function searchProduct(productId: string): Promise<SearchRecord[]> {
  const response = await fetch(`${variable("SEARCH_HOST")}/1/indexes/variations/query`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-algolia-application-id": variable("SEARCH_APP_ID"),
      "x-algolia-api-key": variable("SEARCH_ADMIN_KEY"),
    },
    body: JSON.stringify({
      query: "",
      distinct: false,
      hitsPerPage: 1000,
      filters: `productId:"${productId}" AND language:sv AND environment:production`,
    }),
  });
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  return ((await response.json()) as { hits: SearchRecord[] }).hits;
}

/**
 * Maximum wait: far longer than a busy machine needs, and far shorter than the ten minutes between full comparisons.
 */
const followsWithinMs = 60_000;
const lookEveryMs = 50;

/**
 * Polls until a product's search records match.
 * @throws Error after `followsWithinMs`, when only the next full comparison would still update the records
 */
export async function untilSearched(
  productId: string,
  fits: (records: SearchRecord[]) => boolean,
): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < followsWithinMs) {
    if (fits(await searchProduct(productId))) return;
    await pause(lookEveryMs);
  }
  throw new Error(`Search did not follow the shop within ${followsWithinMs} ms`);
}

/**
 * Waits until the search service has all earlier changes. The transfer of an earlier change could include the test's own
 * change, which has to arrive by itself.
 */
export async function untilSearchIsCurrent(): Promise<void> {
  const headers = { "x-internal-token": variable("INTERNAL_TOKEN") };
  // Poll: while other tests change the shop, the search service is up to date only for moments.
  await until(async () => {
    const response = await fetch(`${variable("BFF_URL")}/internal/search`, { headers });
    const { status } = (await response.json()) as { status: string };
    return status === "current" ? status : null;
  }, 20);
}

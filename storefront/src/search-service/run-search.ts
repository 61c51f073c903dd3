import type { SearchForHitsOptions, SearchParamsObject } from "algoliasearch/lite";
import { z } from "zod";
import type { SearchSettings } from "../site/shop-context.ts";
import { searchClientFor } from "./search-client.ts";
import { toSearchError } from "./search-error.ts";

export type SearchRequest = SearchParamsObject & SearchForHitsOptions;

const resultSchema = z.object({
  hits: z.array(z.unknown()),
  nbHits: z.int(),
  nbPages: z.int().optional(),
  facets: z.record(z.string(), z.record(z.string(), z.number())).optional(),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).optional(),
});
export type SearchResult = z.infer<typeof resultSchema>;

/**
 * Sends several searches in one call; the results keep their order [7.19].
 *
 * @throws SearchError for a refusal and for a missing or unreadable reply
 */
export async function runSearch(
  settings: SearchSettings,
  requests: SearchRequest[],
): Promise<SearchResult[]> {
  try {
    const { results } = await searchClientFor(settings).search({ requests });
    return z.array(resultSchema).length(requests.length).parse(results);
  } catch (error) {
    throw toSearchError(error);
  }
}

import { articleRecordSchema, searchIndices } from "@spolverk/bff/contract";
import { z } from "zod";
import type { SearchSettings } from "../site/shop-context.ts";
import { runSearch } from "./run-search.ts";
import { toSearchError } from "./search-error.ts";
import { type SearchScope, toScopeFilters } from "./search-scope.ts";

const cardSchema = articleRecordSchema.pick({
  slug: true,
  title: true,
  description: true,
  cover: true,
  onlyEnglish: true,
});
export type ArticleCard = z.infer<typeof cardSchema>;
export type ArticleHits = { items: ArticleCard[]; total: number };

export const articleFields = ["slug", "title", "description", "cover", "onlyEnglish"] as const;

type Options = { settings: SearchSettings; scope: SearchScope; limit: number };

/**
 * The articles that answer a query best [7.21].
 *
 * @throws SearchError
 */
export async function searchArticles(
  query: string,
  { settings, scope, limit }: Options,
): Promise<ArticleHits> {
  const [result] = await runSearch(settings, [
    {
      indexName: searchIndices.articles,
      query,
      filters: toScopeFilters(scope, "published"),
      queryLanguages: [scope.language],
      page: 0,
      hitsPerPage: limit,
      distinct: true,
      attributesToRetrieve: [...articleFields],
      attributesToHighlight: [],
    },
  ]);
  try {
    return { items: z.array(cardSchema).parse(result?.hits), total: result?.nbHits ?? 0 };
  } catch (error) {
    throw toSearchError(error);
  }
}

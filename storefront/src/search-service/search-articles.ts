import { articleRecordSchema, searchIndices } from "@spolverk/bff/contract";
import { z } from "zod";
import type { SearchSettings } from "../site/shop-context.ts";
import type { ArticleHighlight, CardArticle } from "../api/card-article.ts";
import { runSearch } from "./run-search.ts";
import { isIdentifier } from "./to-listing-requests.ts";
import { toSearchError } from "./search-error.ts";
import { type SearchScope, toScopeFilters } from "./search-scope.ts";

const highlightedSchema = z.object({ value: z.string(), matchLevel: z.enum(["none", "partial", "full"]) });
const hitSchema = articleRecordSchema
  .pick({
    slug: true,
    type: true,
    title: true,
    description: true,
    tags: true,
    cover: true,
    onlyEnglish: true,
  })
  .extend({
    _highlightResult: z
      .object({
        title: highlightedSchema.optional(),
        type: highlightedSchema.optional(),
        tags: z.array(highlightedSchema).optional(),
      })
      .optional(),
    _snippetResult: z.object({ text: highlightedSchema.optional() }).optional(),
  });
type ArticleHit = z.infer<typeof hitSchema>;

/** An article that was found, and the matches that its card highlights [2.49]. */
export type FoundArticle = { article: CardArticle; highlight: ArticleHighlight };
export type ArticleHits = { items: FoundArticle[]; total: number };

type Options = { settings: SearchSettings; scope: SearchScope; limit: number };

/**
 * The articles that match a query best [7.21].
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
      // A SKU identifies one product. An article that matches only a part of the SKU is about another product.
      ...(isIdentifier(query) && { removeWordsIfNoResults: "none" as const }),
      queryLanguages: [scope.language],
      page: 0,
      hitsPerPage: limit,
      distinct: true,
      attributesToRetrieve: ["slug", "type", "title", "description", "tags", "cover", "onlyEnglish"],
      attributesToHighlight: ["title", "type", "tags"],
      attributesToSnippet: ["text:24"],
      // The card adds an ellipsis itself.
      snippetEllipsisText: "",
    },
  ]);
  try {
    return { items: z.array(hitSchema).parse(result?.hits).map(toFoundArticle), total: result?.nbHits ?? 0 };
  } catch (error) {
    throw toSearchError(error);
  }
}

function toFoundArticle({ _highlightResult, _snippetResult, ...article }: ArticleHit): FoundArticle {
  const { title, type, tags } = _highlightResult ?? {};
  const snippet = _snippetResult?.text;
  return {
    article,
    highlight: {
      ...(title && { title }),
      ...(type && { type }),
      ...(tags && { tags }),
      ...(snippet && { snippet }),
    },
  };
}

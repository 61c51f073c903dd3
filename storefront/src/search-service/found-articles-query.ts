import { queryOptions } from "@tanstack/react-query";
import { loadChunk } from "../browser/chunk-failure.ts";
import type { RouterContext } from "../site/router-context.ts";
import type { ArticleHits } from "./search-articles.ts";
import { SearchError } from "./search-error.ts";
import { toSearchScope } from "./search-scope.ts";

const shownArticles = 6;
const minuteMs = 60_000;

/** The articles that match a query; null when the search service does not answer or is not configured. */
export const foundArticlesQuery = (context: Pick<RouterContext, "report" | "shop">, query: string) =>
  queryOptions({
    queryKey: ["found-articles", query],
    queryFn: async (): Promise<ArticleHits | null> => {
      const { shop, report } = context;
      if (!shop.search) return null;
      try {
        const { searchArticles } = await loadChunk(() => import("./search-service.ts"));
        const options = { settings: shop.search, scope: toSearchScope(shop), limit: shownArticles };
        return await searchArticles(query, options);
      } catch (error) {
        if (!(error instanceof SearchError)) throw error;
        report("search error", error);
        return null;
      }
    },
    staleTime: minuteMs,
    retry: false,
  });

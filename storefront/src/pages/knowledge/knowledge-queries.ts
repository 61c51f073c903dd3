import type { ApiClient } from "@spolverk/bff/contract";
import type { ArticleType } from "@spolverk/domain";
import { articleCardsQuery, articlesQuery } from "../../api/queries.ts";
import type { BrowseSearch } from "./browse-search.ts";

export const latestArticlesQuery = (api: ApiClient) => articleCardsQuery(api, { pageSize: 6 });

export const caseArticlesQuery = (api: ApiClient) =>
  articleCardsQuery(api, { type: "Use cases", pageSize: 3 });

/** The articles that a browse address names, of every type when the address names no type. */
export const browseQuery = (api: ApiClient, type: ArticleType | undefined, search: BrowseSearch) =>
  articlesQuery(api, { ...(type && { type }), ...search });

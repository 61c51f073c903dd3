import type { ApiClient } from "@spolverk/bff/contract";
import { articleCardsQuery, listingQuery } from "../../api/queries.ts";
import { carouselLimit } from "./select-best-sellers.ts";

export const bestSellersQuery = (api: ApiClient) =>
  listingQuery(api, { sort: "bestSellers", pageSize: carouselLimit });

/** Three featured products [2.43]. */
export const featuredQuery = (api: ApiClient) => listingQuery(api, { sort: "staffPicks", pageSize: 3 });

export const latestQuery = (api: ApiClient) => listingQuery(api, { sort: "latest", pageSize: carouselLimit });

export const newestArticlesQuery = (api: ApiClient) => articleCardsQuery(api, { pageSize: carouselLimit });

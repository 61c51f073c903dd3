/** The page of an article [2.8]. */
export function toArticleAddress(slug: string): string {
  return `/knowledge/articles/${slug}`;
}

/** The list of all articles that answer a query [2.39]. */
export function toArticlesAddress(query: string): string {
  return `/knowledge/browse?${new URLSearchParams({ q: query }).toString()}`;
}

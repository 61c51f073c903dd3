/** Path of an article's page [2.8]. */
export function toArticleAddress(slug: string): string {
  return `/knowledge/articles/${slug}`;
}

/** Address of the list of all articles that match a query [2.39]. */
export function toArticlesAddress(query: string): string {
  return `/knowledge/browse?${new URLSearchParams({ q: query }).toString()}`;
}

import type { Article } from "@spolverk/content";

const mostArticles = 3;

/**
 * The articles to read about a product: those that name it, the ones that name it earliest first, in the order given
 * where that is equal.
 */
export function findArticlesAbout(productSlug: string, articles: readonly Article[]): Article[] {
  return articles
    .map((article) => ({ article, place: article.products.indexOf(productSlug) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, mostArticles)
    .map(({ article }) => article);
}

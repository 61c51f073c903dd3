import type { Article } from "@spolverk/content";

const mostArticles = 3;

/** The articles that name a product, those that name it earlier first, otherwise in the given order. */
export function findArticlesAbout(productSlug: string, articles: readonly Article[]): Article[] {
  return articles
    .map((article) => ({ article, place: article.products.indexOf(productSlug) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, mostArticles)
    .map(({ article }) => article);
}

import type { Article } from "@spolverk/content";

const mostRelated = 3;

/**
 * The articles to read after one: those that share most with it (a tag or a product counts two, its type one),
 * the latest of equals first. One that shares nothing is not related.
 */
export function findRelatedArticles(article: Article, articles: readonly Article[]): Article[] {
  return articles
    .filter((other) => other.slug !== article.slug)
    .map((other) => ({ other, kinship: toKinship(article, other) }))
    .filter(({ kinship }) => kinship > 0)
    .toSorted((a, b) => b.kinship - a.kinship)
    .slice(0, mostRelated)
    .map(({ other }) => other);
}

function toKinship(a: Article, b: Article): number {
  // English is what every article has, so that the same ones are related in every language.
  const shared = [...a.texts.en.tags, ...a.products].filter(
    (name) => b.texts.en.tags.includes(name) || b.products.includes(name),
  );
  return shared.length * 2 + Number(a.type === b.type);
}

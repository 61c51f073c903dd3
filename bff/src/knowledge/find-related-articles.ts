import type { Article } from "@spolverk/content";

const mostRelated = 3;

/**
 * Related articles, by how much they share (2 for a tag or a product, 1 for the type), later ones first among equals.
 * Articles that share nothing are left out.
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
  // Compares the English tags, which every article has, so that every language relates the same articles.
  const shared = [...a.texts.en.tags, ...a.products].filter(
    (name) => b.texts.en.tags.includes(name) || b.products.includes(name),
  );
  return shared.length * 2 + Number(a.type === b.type);
}

import type { SearchableArticle } from "./to-article-records.ts";
export function listArticles(): SearchableArticle[] {
  return [];
}

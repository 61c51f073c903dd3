import type { ApiClient, ArticleSummary } from "@spolverk/bff/contract";

const pageSize = 48;

export async function readAllArticles(api: ApiClient): Promise<ArticleSummary[]> {
  const articles: ArticleSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api("GET /articles", { query: { page, pageSize } });
    articles.push(...items);
    if (items.length === 0 || articles.length >= total) return articles;
  }
}

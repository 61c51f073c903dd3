import { type Article, type Language, toPlainText } from "@spolverk/content";
import { articleTypes, normalizeWords, splitTags, toQueryWords } from "@spolverk/domain";
import type { z } from "zod";
import type { ArticleListing, articlesQuerySchema } from "../contract/knowledge.ts";
import { highlightArticle } from "./highlight-article.ts";
import { toArticleSummary, toArticleText } from "./to-article.ts";

type ArticlesQuery = z.output<typeof articlesQuerySchema>;
type ArticleText = Article["texts"]["en"];

/** One page of articles, with the counts by type and by tag [2.7]. */
export function findArticles(articles: readonly Article[], query: ArticlesQuery): ArticleListing {
  const { language, page, pageSize, type } = query;
  const words = toQueryWords(query.q ?? "");
  const tags = splitTags(query.tags);
  const matching = articles.filter((article) => {
    const text = toArticleText(article, language);
    return tags.every((tag) => text.tags.includes(tag)) && hasWords(toSearchable(text), words);
  });
  const found = matching
    .filter((article) => type === undefined || article.type === type)
    .toSorted((a, b) => Number(isNamed(b, words, language)) - Number(isNamed(a, words, language)));
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize).map((article) => ({
      ...toArticleSummary(article, language),
      ...(words.length > 0 && { highlight: highlightArticle(toArticleText(article, language), words) }),
    })),
    total: found.length,
    page,
    pageSize,
    types: articleTypes.map((known) => ({
      type: known,
      count: matching.filter((article) => article.type === known).length,
    })),
    tags: countTags(found, language),
  };
}

const searchable = new WeakMap<ArticleText, string>();

/** All normalized words of an article, each after a space. */
function toSearchable(text: ArticleText): string {
  const known = searchable.get(text);
  if (known !== undefined) return known;
  const { title, description, tags, content } = text;
  const words = ` ${normalizeWords([title, description, ...tags, toPlainText(content)].join(" "))}`;
  searchable.set(text, words);
  return words;
}

/** Whether every word begins a word of the text, accents aside. */
function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

/** Whether the title or the tags contain the words; such an article ranks above one that mentions them. */
function isNamed(article: Article, words: readonly string[], language: Language): boolean {
  const { title, tags } = toArticleText(article, language);
  return hasWords(` ${normalizeWords([title, ...tags].join(" "))}`, words);
}

function countTags(articles: readonly Article[], language: Language): ArticleListing["tags"] {
  const counts = new Map<string, number>();
  for (const article of articles) {
    for (const tag of toArticleText(article, language).tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, language));
}

import type { Article as StoredArticle, Language } from "@spolverk/content";
import type { Article, ArticleSummary } from "../contract/knowledge.ts";

/** Cover of an article that has no cover of its own [3.24]. */
const placeholder = "/media/article-placeholder.svg";

/** An article's summary on a card, in the language or else in English. */
export function toArticleSummary(article: StoredArticle, language: Language): ArticleSummary {
  const { title, description, tags, coverText } = toArticleText(article, language);
  const { slug, type, cover, published } = article;
  return {
    slug,
    type,
    title,
    description,
    tags,
    cover: { imgixPath: cover, description: coverText, src: cover ?? placeholder, alt: coverText },
    onlyEnglish: article.texts[language] === undefined,
    publishedDate: published,
  };
}

/** An article's text in the language or else in English. */
export function toArticleText({ texts }: StoredArticle, language: Language): StoredArticle["texts"]["en"] {
  return texts[language] ?? texts.en;
}

/** An article with its related articles [3.22]. */
export function toArticle(
  article: StoredArticle,
  related: readonly StoredArticle[],
  language: Language,
): Article {
  return {
    ...toArticleSummary(article, language),
    publishedAt: toDateTime(article.published),
    modifiedAt: toDateTime(article.modified ?? article.published),
    content: toArticleText(article, language).content,
    related: related.map((other) => toArticleSummary(other, language)),
  };
}

function toDateTime(date: string): string {
  return `${date}T00:00:00.000Z`;
}

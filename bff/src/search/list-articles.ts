import { type Language, readArticles, toPlainText } from "@spolverk/content";
import { toArticleSummary, toArticleText } from "../knowledge/to-article.ts";
import type { SearchableArticle } from "./to-article-records.ts";

/** All articles in a language; in English where there is no translation. */
export function listArticles(language: Language): SearchableArticle[] {
  return readArticles().map((article) => {
    const { slug, type, title, description, tags, cover, onlyEnglish, publishedDate } = toArticleSummary(
      article,
      language,
    );
    return {
      slug,
      type,
      title,
      description,
      tags,
      cover: { src: cover.src, alt: cover.alt },
      onlyEnglish,
      publishedDate,
      text: toPlainText(toArticleText(article, language).content),
    };
  });
}

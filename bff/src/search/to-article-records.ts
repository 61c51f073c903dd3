import type { Language } from "@spolverk/content";
import type { ArticleRecord, SearchEnvironment } from "../contract/search.ts";
import { splitText } from "./cut-text.ts";

/** An article in one language with its searchable fields [3.21]. */
export type SearchableArticle = Omit<
  ArticleRecord,
  "objectID" | "language" | "environment" | "published" | "text"
> & {
  /** The complete text without markup. */
  text: string;
};

/** A record is limited to 10 kB; title, tags and the other fields take less than half. */
const maxTextBytes = 5000;

/**
 * The search records of an article in one language for one environment [7.21]. A long article has several records, each
 * with a part of its text; a search shows it once.
 * @param today YYYY-MM-DD; an article with a later date is not published yet
 */
export function toArticleRecords(
  { text, ...article }: SearchableArticle,
  language: Language,
  environment: SearchEnvironment,
  today: string,
): ArticleRecord[] {
  const [first = "", ...rest] = splitText(text, maxTextBytes);
  return [first, ...rest].map((part, index) => ({
    ...article,
    objectID: `${article.slug}_${index}_${language}_${environment}`,
    language,
    environment,
    published: article.publishedDate <= today,
    text: part,
  }));
}

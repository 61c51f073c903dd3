import type { Language } from "@spolverk/content";
import type { ArticleRecord, SearchEnvironment } from "../contract/search.ts";
import { splitText } from "./cut-text.ts";

/** An article in one language, as it is to be found [3.21]. */
export type SearchableArticle = Omit<
  ArticleRecord,
  "objectID" | "language" | "environment" | "published" | "text"
> & {
  /** All of it, without markup. */
  text: string;
};

/** Records may hold 10 kB; titles, tags and the rest take less than half of that. */
const maxTextBytes = 5000;

/**
 * The search records of an article in one language for one environment [7.21]. A long
 * article makes several records, each with a part of its text; a search shows it once all the same.
 *
 * @param today YYYY-MM-DD; an article of a later date is not published yet
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

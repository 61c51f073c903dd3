import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { findRelatedArticles } from "../knowledge/find-related-articles.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import { toArticle } from "../knowledge/to-article.ts";
import type { Services } from "../services.ts";

/** GET /articles/{slug} [2.8] */
export function getArticle({ library }: Services): Handler<"GET /articles/{slug}"> {
  return async ({ params: { slug }, query: { language } }) => {
    const article = library.articles.find((candidate) => candidate.slug === slug);
    if (!article) throw new ApiFailure("article_not_found");
    const related = findRelatedArticles(article, library.articles);
    return new Serialized(toArticle(article, related, language), libraryMaxAgeSeconds);
  };
}

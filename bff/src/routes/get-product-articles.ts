import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { findArticlesAbout } from "../knowledge/find-articles-about.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import { toArticleSummary } from "../knowledge/to-article.ts";
import type { Services } from "../services.ts";

/** GET /catalog/products/{slug}/articles: apart from the product, whose stock is fetched far more often. */
export function getProductArticles({
  catalogue,
  library,
}: Services): Handler<"GET /catalog/products/{slug}/articles"> {
  return async ({ params: { slug }, query: { language } }) => {
    if ((await catalogue.getProduct(slug)) === null) throw new ApiFailure("product_not_found");
    const items = findArticlesAbout(slug, library.articles).map((article) =>
      toArticleSummary(article, language),
    );
    return new Serialized({ items }, libraryMaxAgeSeconds);
  };
}

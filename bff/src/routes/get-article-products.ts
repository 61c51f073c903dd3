import { toProductCard } from "../catalogue/find-listing.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /articles/{slug}/products: apart from the article, which can be read while the catalogue is away. */
export function getArticleProducts({
  catalogue,
  library,
  now,
}: Services): Handler<"GET /articles/{slug}/products"> {
  return async ({ params: { slug }, query: { language } }) => {
    const article = library.articles.find((candidate) => candidate.slug === slug);
    if (!article) throw new ApiFailure("article_not_found");
    const [products, settings] = await Promise.all([catalogue.listProducts(), catalogue.getSettings()]);
    const today = now().toISOString().slice(0, 10);
    return catalogue.serialize([products, settings], `article ${slug} ${language} ${today}`, () => ({
      items: article.products.flatMap((wanted) => {
        const product = products.find((candidate) => candidate.slug === wanted);
        return (product && toProductCard(product, { settings, today }, language)) ?? [];
      }),
    }));
  };
}

import { listRelated } from "../catalogue/list-related.ts";
import { toProduct } from "../catalogue/to-product.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /catalog/products/{slug} [2.3] */
export function getProduct({ catalogue }: Services): Handler<"GET /catalog/products/{slug}"> {
  return async ({ params: { slug }, query: { language } }) => {
    const [product, categories, products, settings] = await Promise.all([
      catalogue.getProduct(slug),
      catalogue.getCategories(),
      catalogue.listProducts(),
      catalogue.getSettings(),
    ]);
    if (product === null) throw new ApiFailure("product_not_found");
    return catalogue.serialize([product, categories, products, settings], `product ${language}`, () =>
      toProduct(product, categories, listRelated(product, { products, settings }, language), language),
    );
  };
}

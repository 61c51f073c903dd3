import { listRelated } from "../catalogue/list-related.ts";
import { toProduct } from "../catalogue/to-product.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { findSite } from "./find-site.ts";

/** GET /catalog/products/{slug} [2.3] */
export function getProduct({ catalogue, library, sites }: Services): Handler<"GET /catalog/products/{slug}"> {
  return async ({ params: { slug }, query: { language, site } }) => {
    const warningLanguages = site === undefined ? [] : findSite(sites, site).legal.warningLanguages;
    const options = { language, warningLanguages, manufacturers: library.manufacturers };
    const [product, categories, products, settings] = await Promise.all([
      catalogue.getProduct(slug),
      catalogue.getCategories(),
      catalogue.listProducts(),
      catalogue.getSettings(),
    ]);
    if (product === null) throw new ApiFailure("product_not_found");
    const key = `product ${language} ${warningLanguages.join()}`;
    return catalogue.serialize([product, categories, products, settings], key, () =>
      toProduct(product, categories, listRelated(product, { products, settings }, language), options),
    );
  };
}

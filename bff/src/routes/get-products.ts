import { findListing } from "../catalogue/find-listing.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /catalog/products [2.4] */
export function getProducts({ catalogue, now }: Services): Handler<"GET /catalog/products"> {
  return async ({ query }) => {
    const [categories, products, settings] = await Promise.all([
      catalogue.getCategories(),
      catalogue.listProducts(),
      catalogue.getSettings(),
    ]);
    const today = now().toISOString().slice(0, 10);
    const { environment: _environment, ...asked } = query;
    return catalogue.serialize(
      [products, categories, settings],
      `listing ${today} ${JSON.stringify(asked)}`,
      () => {
        const listing = findListing({ categories, products, settings, today }, query);
        if (listing === null)
          throw new ApiFailure("category_not_found", { fields: { "query.category": "invalid" } });
        return listing;
      },
    );
  };
}

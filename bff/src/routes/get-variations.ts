import { toVariation } from "../catalogue/to-variation.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /variations [7.5] */
export function getVariations({ catalogue }: Services): Handler<"GET /variations"> {
  return async ({ query: { productId, language } }) => {
    const product = await catalogue.getProductById(productId);
    if (product === null) throw new ApiFailure("product_not_found");
    return catalogue.serialize([product], `variations ${language}`, () => ({
      variations: product.variations.map((variation) => toVariation(product, variation, language)),
    }));
  };
}

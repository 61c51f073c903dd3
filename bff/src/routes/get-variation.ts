import { toVariation } from "../catalogue/to-variation.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /catalog/variations/{id} [7.2] */
export function getVariation({ catalogue }: Services): Handler<"GET /catalog/variations/{id}"> {
  return async ({ params: { id }, query: { language } }) => {
    const found = await catalogue.getVariation(id);
    if (!found) throw new ApiFailure("variation_not_found");
    return catalogue.serialize([found], `variation ${language}`, () =>
      toVariation(found.product, found.variation, language),
    );
  };
}

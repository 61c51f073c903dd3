import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /stockNotification [3.47]: refused for what is never restocked [4.31]. */
export function postStockNotification({ engine, store, now }: Services): Handler<"POST /stockNotification"> {
  return async ({ body: { variationId, email }, query: { language } }) => {
    const [found] = await engine.getVariations([variationId]);
    if (!found) throw new ApiFailure("variation_not_found");
    if (found.product.discontinued || found.variation.discontinued) throw new ApiFailure("not_restocked");
    await store.saveStockNotification({ variationId, email, language, askedAt: now().toISOString() });
    return { saved: true };
  };
}

import { changeCheckout } from "../checkout/change-checkout.ts";
import { readCheckoutFacts } from "../checkout/checkout-facts.ts";
import { loadCheckout } from "../checkout/load-checkout.ts";
import { toCheckoutLines, warnOfMissing } from "../checkout/to-checkout-lines.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/lines: the lines of a changed cart replace those of the checkout. What was entered stays, and the
 * checkout stands at the first step that no longer fits.
 *
 * @throws ApiFailure no_products when nothing of the cart can be sold [8.29], and what changeCheckout refuses
 */
export function postCheckoutLines(services: Services): Handler<"POST /checkout/{id}/lines"> {
  return async ({ params, query, body }, caller) => {
    const call = { ...params, ...query, caller };
    const { record } = await loadCheckout(services, call);
    const facts = await readCheckoutFacts(services, { ...record, lines: body.lines }, call);
    const lines = toCheckoutLines(body.lines, facts);
    const checkout = await changeCheckout(services, call, {
      apply: () => ({ lines }),
      check: (changed) => {
        if (changed.lines.length === 0) throw new ApiFailure("no_products");
      },
    });
    return warnOfMissing(checkout, body.lines, facts);
  };
}

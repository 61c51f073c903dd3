import { isStepReachable } from "@spolverk/domain";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { preparePayment } from "../checkout/prepare-payment.ts";
import type { ErrorCode } from "../contract/error.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/points [7.12]: pays by points of the account that buys, as far as they go; 0 pays by none. Once a
 * payment method is chosen, the backend prepares the payment of the rest again.
 *
 * @throws ApiFailure points_unavailable for a guest or an account outside the club, points_other_currency, or what
 * changeCheckout and preparePayment throw
 */
export function postCheckoutPoints(services: Services): Handler<"POST /checkout/{id}/points"> {
  return async ({ params, query, body: { points } }, caller) => {
    const call = { ...params, ...query, caller };
    const checkout = await changeCheckout(services, call, {
      apply: () => ({ points }),
      check: ({ currency }, { club }) => {
        if (points > 0 && club === null) throw toFailure("points_unavailable");
        if (points > 0 && club?.currency !== currency) throw toFailure("points_other_currency");
      },
    });
    const isPrepared = isStepReachable("payment", checkout.step) && checkout.paymentMethod !== null;
    return isPrepared && checkout.lines.length > 0 ? preparePayment(services, checkout, call) : checkout;
  };
}

function toFailure(code: ErrorCode): ApiFailure {
  return new ApiFailure(code, { fields: { "body.points": "invalid" } });
}

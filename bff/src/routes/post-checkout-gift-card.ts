import { calculatePayable, findGiftCardProblem, isStepReachable } from "@spolverk/domain";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { preparePayment } from "../checkout/prepare-payment.ts";
import type { ErrorCode } from "../contract/error.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/giftCard: pays with a gift card as far as its balance goes, or removes the card where the code
 * is null. The checkout stores the id of the card and never its code. Once a payment method is chosen, the backend
 * prepares the payment of the rest again.
 *
 * @throws ApiFailure gift_card_unknown, another problem of the card, or what changeCheckout throws
 */
export function postCheckoutGiftCard(services: Services): Handler<"POST /checkout/{id}/giftCard"> {
  return async ({ params, query, body: { code } }, caller) => {
    const call = { ...params, ...query, caller };
    const card = code === null ? null : await services.engine.findGiftCard(code);
    if (code !== null && card === null) throw toFailure("gift_card_unknown");
    const checkout = await changeCheckout(services, call, {
      apply: ({ currency, lines, totals }) => {
        const payable = calculatePayable(totals.total, lines);
        const order = { currency, payable, now: services.now().toISOString() };
        const problem = card && findGiftCardProblem(card, order);
        if (problem) throw toFailure(problem);
        return { giftCardId: card?.id ?? null };
      },
    });
    const isPrepared = isStepReachable("payment", checkout.step) && checkout.paymentMethod !== null;
    return isPrepared && checkout.lines.length > 0 ? preparePayment(services, checkout, call) : checkout;
  };
}

function toFailure(code: ErrorCode): ApiFailure {
  return new ApiFailure(code, { fields: { "body.code": "invalid" } });
}

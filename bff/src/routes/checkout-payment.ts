import {
  calculatePayable,
  findGiftCardProblem,
  isSettled,
  isStepReachable,
  normalizeCouponCode,
} from "@spolverk/domain";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { CheckoutFacts } from "../checkout/checkout-facts.ts";
import { preparePayment } from "../checkout/prepare-payment.ts";
import { resolveCheckoutCoupon, toCouponRefusal } from "../checkout/resolve-checkout-coupon.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { ErrorCode } from "../contract/error.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const checkoutPaymentHandlers = (services: Services) =>
  ({
    "POST /checkout/{id}/coupon": postCheckoutCoupon(services),
    "POST /checkout/{id}/payment": postCheckoutPayment(services),
    "POST /checkout/{id}/points": postCheckoutPoints(services),
    "POST /checkout/{id}/giftCard": postCheckoutGiftCard(services),
  }) satisfies Partial<Handlers>;

/**
 * POST /checkout/{id}/coupon [7.12]: sets the coupon, or removes it where the code is null. The checkout keeps its
 * earlier coupon when the new one is refused.
 *
 * @throws ApiFailure coupon_invalid [8.26], another of the coupon's refusals, or what changeCheckout throws
 */
function postCheckoutCoupon(services: Services): Handler<"POST /checkout/{id}/coupon"> {
  return ({ params, query, body: { code } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: () => ({ coupon: code === null ? null : normalizeCouponCode(code) }),
        check: (checkout, facts) => {
          if (code !== null && checkout.coupon === null) throw toCouponFailure(checkout, facts);
        },
      },
    );
}

function toCouponFailure(checkout: Checkout, facts: CheckoutFacts): ApiFailure {
  const resolved = resolveCheckoutCoupon({ ...checkout, shipping: checkout.totals.shipping }, facts);
  if (resolved.kind === "applied") throw new Error(`The coupon of ${checkout.id} was applied and left out`);
  const { code, values } = toCouponRefusal(resolved, checkout, facts.language);
  return new ApiFailure(code, { fields: { "body.code": "invalid" }, values });
}

/**
 * POST /checkout/{id}/points [7.12]: pays with points of the buying account, as far as they go; 0 removes them. Once a
 * payment method is chosen, the backend prepares the payment of the remaining amount again.
 * @throws ApiFailure points_unavailable for a guest or an account outside the club, points_other_currency, or what
 * changeCheckout and preparePayment throw
 */
function postCheckoutPoints(services: Services): Handler<"POST /checkout/{id}/points"> {
  return async ({ params, query, body: { points } }, caller) => {
    const call = { ...params, ...query, caller };
    const checkout = await changeCheckout(services, call, {
      apply: () => ({ points }),
      check: ({ currency }, { club }) => {
        if (points > 0 && club === null) throw toPointsFailure("points_unavailable");
        if (points > 0 && club?.currency !== currency) throw toPointsFailure("points_other_currency");
      },
    });
    const isPrepared = isStepReachable("payment", checkout.step) && checkout.paymentMethod !== null;
    return isPrepared && checkout.lines.length > 0 ? preparePayment(services, checkout, call) : checkout;
  };
}

function toPointsFailure(code: ErrorCode): ApiFailure {
  return new ApiFailure(code, { fields: { "body.points": "invalid" } });
}

/**
 * POST /checkout/{id}/giftCard: pays with a gift card as far as its balance goes, or removes the card where the code is
 * null. The checkout stores the id of the card and never its code. Once a payment method is chosen, the backend
 * prepares the payment of the remaining amount again.
 *
 * @throws ApiFailure gift_card_unknown, another problem of the card, or what changeCheckout throws
 */
function postCheckoutGiftCard(services: Services): Handler<"POST /checkout/{id}/giftCard"> {
  return async ({ params, query, body: { code } }, caller) => {
    const call = { ...params, ...query, caller };
    const card = code === null ? null : await services.engine.findGiftCard(code);
    if (code !== null && card === null) throw toGiftCardFailure("gift_card_unknown");
    const checkout = await changeCheckout(services, call, {
      apply: ({ currency, lines, totals }) => {
        const payable = calculatePayable(totals.total, lines);
        const order = { currency, payable, now: services.now().toISOString() };
        const problem = card && findGiftCardProblem(card, order);
        if (problem) throw toGiftCardFailure(problem);
        return { giftCardId: card?.id ?? null };
      },
    });
    const isPrepared = isStepReachable("payment", checkout.step) && checkout.paymentMethod !== null;
    return isPrepared && checkout.lines.length > 0 ? preparePayment(services, checkout, call) : checkout;
  };
}

function toGiftCardFailure(code: ErrorCode): ApiFailure {
  return new ApiFailure(code, { fields: { "body.code": "invalid" } });
}

/**
 * POST /checkout/{id}/payment [7.12]: saves the payment method and has the backend prepare exactly that payment. When
 * the provider does not offer the chosen pay-later method for this purchase, the checkout is left without a payment
 * method and the call fails with payment_method_unavailable.
 *
 * @throws ApiFailure payment_method_unavailable, no_products, or what changeCheckout throws
 */
function postCheckoutPayment(services: Services): Handler<"POST /checkout/{id}/payment"> {
  return async ({ params, query, body: { method } }, caller) => {
    const call = { ...params, ...query, caller };
    const checkout = await changeCheckout(services, call, {
      step: "payment",
      apply: ({ lines, paymentMethods }) => {
        if (lines.length === 0) throw new ApiFailure("no_products");
        if (!paymentMethods.some((option) => option.method === method)) {
          throw new ApiFailure("payment_method_unavailable");
        }
        return isSettled(method) ? {} : { paymentMethod: method };
      },
    });
    return preparePayment(services, checkout, call);
  };
}

import { normalizeCouponCode } from "@spolverk/domain";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { CheckoutFacts } from "../checkout/checkout-facts.ts";
import { resolveCheckoutCoupon, toCouponRefusal } from "../checkout/resolve-checkout-coupon.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/coupon [7.12]: sets the coupon, or removes it where the code is null. The checkout keeps its
 * earlier coupon when the new one is refused.
 *
 * @throws ApiFailure coupon_invalid [8.26], another of the coupon's refusals, or what changeCheckout throws
 */
export function postCheckoutCoupon(services: Services): Handler<"POST /checkout/{id}/coupon"> {
  return ({ params, query, body: { code } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: () => ({ coupon: code === null ? null : normalizeCouponCode(code) }),
        check: (checkout, facts) => {
          if (code !== null && checkout.coupon === null) throw toFailure(checkout, facts);
        },
      },
    );
}

function toFailure(checkout: Checkout, facts: CheckoutFacts): ApiFailure {
  const resolved = resolveCheckoutCoupon({ ...checkout, shipping: checkout.totals.shipping }, facts);
  if (resolved.kind === "applied") throw new Error(`The coupon of ${checkout.id} was applied and left out`);
  const { code, values } = toCouponRefusal(resolved, checkout, facts.language);
  return new ApiFailure(code, { fields: { "body.code": "invalid" }, values });
}

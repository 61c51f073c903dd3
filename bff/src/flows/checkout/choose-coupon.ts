import type { Language } from "@spolverk/content";
import { normalizeCouponCode } from "@spolverk/domain";
import type { Checkout } from "../../contract/checkout.ts";
import { ApiFailure } from "../../http/api-failure.ts";
import type { Services } from "../../routes/services.ts";
import { changeCheckout } from "./change-checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { resolveCheckoutCoupon, toCouponRefusal } from "./resolve-checkout-coupon.ts";

/**
 * Uses a coupon for a checkout, or none any more. One that is refused leaves the one before as it was.
 *
 * @param code null takes the coupon off
 * @throws ApiFailure coupon_invalid [8.26], another of the coupon's refusals, or what every change may refuse
 */
export function chooseCoupon(
  services: Services,
  id: string,
  language: Language,
  code: string | null,
): Promise<Checkout> {
  return changeCheckout(services, id, language, {
    apply: () => ({ coupon: code === null ? null : normalizeCouponCode(code) }),
    check: (checkout, facts) => {
      if (code !== null && checkout.coupon === null) throw toFailure(checkout, facts);
    },
  });
}

function toFailure(checkout: Checkout, facts: CheckoutFacts): ApiFailure {
  const resolved = resolveCheckoutCoupon({ ...checkout, shipping: checkout.totals.shipping }, facts);
  if (resolved.kind === "applied") throw new Error(`The coupon of ${checkout.id} was applied and left out`);
  const { code, values } = toCouponRefusal(resolved, checkout);
  return new ApiFailure(code, { fields: { "body.code": "invalid" }, values });
}

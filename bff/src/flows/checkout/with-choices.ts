import { normalizeCouponCode } from "@spolverk/domain";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { Services } from "../../routes/services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { withServicePoints } from "./with-service-points.ts";

/** Adds what there is to know of what the shopper has chosen: the points of a carrier, the terms of a coupon. */
export async function withChoices(
  services: Pick<Services, "commerce" | "servicePoints">,
  record: CheckoutRecord,
  facts: CheckoutFacts,
): Promise<CheckoutFacts> {
  const [{ servicePoints }, coupon] = await Promise.all([
    withServicePoints(services, record, facts),
    record.coupon === null
      ? null
      : services.commerce.getCoupon(normalizeCouponCode(record.coupon), record.email?.toLowerCase() ?? null),
  ]);
  return { ...facts, servicePoints, coupon };
}

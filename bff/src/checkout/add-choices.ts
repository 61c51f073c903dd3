import { normalizeCouponCode } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Services } from "../services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { findServicePoints } from "./find-service-points.ts";

/**
 * Adds the facts that depend on the shopper's choices: a carrier's service points, a coupon's terms, a gift card's
 * balance.
 */
export async function addChoices(
  services: Pick<Services, "engine" | "servicePoints">,
  record: CheckoutRecord,
  facts: CheckoutFacts,
): Promise<CheckoutFacts> {
  const { engine } = services;
  const { coupon: code, giftCardId } = record;
  const [servicePoints, coupon, giftCard] = await Promise.all([
    findServicePoints(services, record, facts),
    code === null ? null : engine.getCoupon(normalizeCouponCode(code)),
    giftCardId === null ? null : engine.getGiftCard(giftCardId),
  ]);
  return { ...facts, servicePoints, coupon, giftCard };
}

import { normalizeCouponCode } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Services } from "../services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { findServicePoints } from "./find-service-points.ts";

/**
 * Adds the facts about what the shopper has chosen: the points of a carrier, the terms of a coupon, the balance of a
 * gift card.
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

import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { Services } from "../../routes/services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/** Reads the gift card that a change has brought into a checkout. */
export async function withGiftCard(
  { commerce }: Pick<Services, "commerce">,
  { giftCardId }: Pick<CheckoutRecord, "giftCardId">,
  facts: CheckoutFacts,
): Promise<CheckoutFacts> {
  if (giftCardId === null || giftCardId === facts.giftCard?.id) return facts;
  return { ...facts, giftCard: await commerce.getGiftCard(giftCardId) };
}

import type { PricedCheckout } from "@spolverk/domain";
import { createHash } from "node:crypto";

/**
 * Hashes a priced checkout, to compare it with another. The schema that parsed it has normalized the order of its
 * fields.
 */
export function toHash(priced: PricedCheckout): string {
  return createHash("sha256").update(JSON.stringify(priced)).digest("base64url");
}

/** Builds the purchase row, which stores the priced checkout of a cart. */
export function toPurchase(
  priced: PricedCheckout,
  names: { checkout_id: string; cart_id: string; customer_id: string; payment_reference: string },
) {
  const { accountId, email, language, paymentMethod, coupon, billing, lines, totals } = priced;
  return {
    ...names,
    account_id: accountId,
    email,
    hash: toHash(priced),
    language,
    payment_method: paymentMethod,
    invoice_email: billing.invoiceEmail === "" ? null : billing.invoiceEmail,
    promotion_id: coupon !== null && totals.coupon.total > 0 ? coupon.id : null,
    gift_cards: lines.reduce((sum, { giftCard, quantity }) => sum + (giftCard === null ? 0 : quantity), 0),
    priced,
  };
}

import type { PricedCheckout } from "@spolverk/domain";
import { createHash } from "node:crypto";

/** Tells priced checkouts apart; the schema that parsed one has put its fields in one order. */
export function toHash(priced: PricedCheckout): string {
  return createHash("sha256").update(JSON.stringify(priced)).digest("base64url");
}

/** The row by which a cart remembers what it was made of. */
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

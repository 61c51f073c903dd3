import { createHash } from "node:crypto";
import type { AcceptedCheckout } from "../commerce/checkout-record.ts";

/**
 * Hashes what a buyer sees of an order: payer, payment, destination, shipping, lines and sums. The same in every
 * language, before and after placing.
 */
export function toCheckoutDigest(checkout: AcceptedCheckout): string {
  const { servicePoint, coupon, lines } = checkout;
  const { total, toPay, points, giftCard } = checkout.totals;
  const shown = {
    email: checkout.email,
    company: checkout.company,
    billing: checkout.billing,
    shipping: checkout.shipping,
    country: checkout.country,
    shippingOptionId: checkout.shippingOptionId,
    servicePointId: servicePoint?.id ?? null,
    noteToCarrier: checkout.noteToCarrier,
    paymentMethod: checkout.paymentMethod,
    lines: lines.map((line) => ({ id: line.id, quantity: line.quantity, total: line.total })),
    coupon: coupon?.code ?? null,
    currency: checkout.currency,
    totals: { total, toPay, points, giftCard },
  };
  return createHash("sha256").update(JSON.stringify(shown, sortFields)).digest("base64url").slice(0, 22);
}

/** Stored JSON returns its fields in another order. */
function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

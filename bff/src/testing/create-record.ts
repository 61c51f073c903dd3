import { randomUUID } from "node:crypto";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";

/** A checkout record as it is just after its start. */
export function createRecord(now: Date, changes: Partial<CheckoutRecord> = {}): CheckoutRecord {
  return {
    id: randomUUID(),
    version: 1,
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    accountId: null,
    site: "se",
    language: "sv",
    currency: "SEK",
    country: "SE",
    company: false,
    lines: [],
    email: null,
    billing: null,
    shipping: null,
    vatNumberMissing: false,
    vatCheck: null,
    shippingOptionId: null,
    servicePoint: null,
    noteToCarrier: "",
    shippingComplete: false,
    paymentMethod: null,
    coupon: null,
    giftCardId: null,
    points: 0,
    newsletter: false,
    accepted: null,
    acceptedTerms: null,
    ...changes,
  };
}

import type { TakeBack } from "@spolverk/bff/contract";

export const fakeToken = "tok_".repeat(8);

/** A new request; its parcel may be sent until January 23. */
export const fakeTakeBack: TakeBack = {
  number: "R-10001",
  state: "created",
  orderNumber: "1042",
  spools: 9,
  scrapGrams: 2500,
  trackingNumber: null,
  expiresAt: "2027-01-24T00:00:00.000Z",
  hasLabel: true,
  feeSek: null,
  reason: null,
  history: [{ state: "created", at: "2026-11-24T10:00:00.000Z" }],
};

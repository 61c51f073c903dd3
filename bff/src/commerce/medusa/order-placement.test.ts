import type { PlaceResult } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../testing/create-priced-checkout.ts";
import { createRecord } from "../../testing/create-record.ts";
import { createOrderPlacement, toAcceptance } from "./order-placement.ts";

const priced = createPricedCheckout({
  lines: [],
  currency: "SEK",
  country: "SE",
  vatRate: 25,
  shippingOption: null,
});

describe("toAcceptance", () => {
  const at = "2026-03-02T10:00:00.000Z";
  const terms = { version: "0123456789ab", folder: "se", language: "sv", at };

  it("names the texts, the language, the time and whether the export agreement was accepted [5.7] [5.8]", () => {
    const acceptedTerms = { ...terms, exportAgreement: true };
    expect(toAcceptance(createRecord(new Date(at), { acceptedTerms }))).toEqual({
      terms,
      exportAgreement: true,
      delivery: null,
    });
  });

  it("returns null for a record placed before acceptances were stored", () => {
    expect(toAcceptance(createRecord(new Date(at)))).toBeNull();
  });
});

describe("placeOrder", () => {
  const place = (reply: PlaceResult) => {
    const answer = async <T>(schema: { parse: (sent: unknown) => T }): Promise<T> => schema.parse(reply);
    const { placeOrder } = createOrderPlacement({ get: answer, post: answer });
    return placeOrder(createRecord(new Date()), priced, {});
  };

  it("returns the order number that shoppers see", async () => {
    const order = { id: "order_1", number: "42", placedAt: "2026-03-02T10:00:00.000Z" };
    const placed = { kind: "placed", approval: "awaiting", order } as const;
    expect(await place(placed)).toEqual(placed);
  });

  it.each<PlaceResult>([
    { kind: "notEnoughStock", skus: ["A"] },
    { kind: "paymentFailed" },
    { kind: "changed" },
    { kind: "couponUsed", by: "customer" },
  ])("returns an expected failure as a value: $kind", async (failure) => {
    expect(await place(failure)).toEqual(failure);
  });

  it("refuses a payment without a provider, which only the memory adapter has", async () => {
    await expect(place({ kind: "paymentPending", payment: { kind: "test" } })).rejects.toThrow(/invalid/i);
  });
});

import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { recipient, walkToPlacing } from "../testing/walk-checkout.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";

const shop = createTestShop();
const shown = await walkToPlacing(shop, [{ id: "id-pla-black", quantity: 2 }], {
  shipping: recipient,
});

const reversed = (value: object | null) => value && Object.fromEntries(Object.entries(value).toReversed());

describe("the digest of a checkout", () => {
  it("ignores the order of stored fields, the language, warnings and the expiry", async () => {
    const stored = {
      ...shown,
      billing: reversed(shown.billing),
      shipping: reversed(shown.shipping),
    } as Checkout;
    expect(toCheckoutDigest(stored)).toBe(shown.digest);
    const { reply } = await shop.get<Checkout>(`/checkout/${shown.id}?language=sv`);
    expect(reply.digest).toBe(shown.digest);
    expect(toCheckoutDigest({ ...shown, warnings: [], expiresAt: "2030-01-01T00:00:00.000Z" })).toBe(
      shown.digest,
    );
  });

  it.each<[string, (checkout: Checkout) => Partial<Checkout>]>([
    ["e-mail address", () => ({ email: "b@example.com" })],
    ["billing address", ({ billing }) => ({ billing: billing && { ...billing, zip: "211 22" } })],
    ["delivery address", ({ shipping }) => ({ shipping: shipping && { ...shipping, zip: "211 22" } })],
    ["delivery", () => ({ shippingOptionId: "another" })],
    ["note to the carrier", () => ({ noteToCarrier: "Port 4" })],
    ["payment method", () => ({ paymentMethod: "swish" })],
    ["quantity", ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 3 })) })],
    ["sum", ({ totals }) => ({ totals: { ...totals, toPay: totals.toPay - 1 } })],
  ])("changes with the %s", (_, change) => {
    expect(toCheckoutDigest({ ...shown, ...change(shown) })).not.toBe(shown.digest);
  });
});

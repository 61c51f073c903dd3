import type { PreparedPayment } from "@spolverk/domain";
import { expect, it } from "vitest";
import { toPayment } from "./to-payment.ts";

const card = { kind: "stripe", publishableKey: "pk", clientSecret: "secret" } as const;
const swish = { kind: "swish", id: null, token: null } as const;

const later = {
  kind: "pay_later",
  clientToken: "token",
  category: "slice_it",
  categories: ["pay_later", "slice_it"],
  order: { purchase_country: "FR", purchase_currency: "EUR" },
  inReview: false,
} satisfies PreparedPayment;

it("gives the browser the payment that was prepared for the chosen method", () => {
  expect(toPayment("stripe", card)).toEqual(card);
  expect(toPayment("swish", swish)).toEqual(swish);
  expect(toPayment("slice_it", later)).toEqual(later);
  expect(toPayment("invoice_email", { kind: "manual" })).toEqual({ kind: "manual" });
  expect(toPayment("free", { kind: "manual" })).toEqual({ kind: "manual" });
  expect(toPayment("stripe", { kind: "test" })).toEqual({ kind: "test" });
});

it("gives the browser no payment that was prepared for another method, and none before a method is chosen or prepared", () => {
  expect(toPayment("invoice_email", card)).toEqual({ kind: "none" });
  expect(toPayment("stripe", swish)).toEqual({ kind: "none" });
  expect(toPayment("pay_later", later)).toEqual({ kind: "none" });
  expect(toPayment("stripe", later)).toEqual({ kind: "none" });
  // For example after a gift card that had paid for everything was removed.
  expect(toPayment("stripe", { kind: "manual" })).toEqual({ kind: "none" });
  expect(toPayment("swish", { kind: "manual" })).toEqual({ kind: "none" });
  expect(toPayment(null, card)).toEqual({ kind: "none" });
  expect(toPayment("stripe", null)).toEqual({ kind: "none" });
});

// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { fakeCheckout } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { CheckoutView } from "./checkout-view.tsx";

beforeAll(() => {
  const list = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = () => list as unknown as MediaQueryList;
});

const payments: Record<string, Checkout["payment"]> = {
  swish: { kind: "swish", id: "0".repeat(32), token: "token" },
  stripe: { kind: "stripe", clientSecret: "s", publishableKey: "pk" },
};

/** Opens the checkout; `others` are the controls that do not belong to the payment. */
async function openCheckout(method: "swish" | "stripe", placing: Checkout["placing"]) {
  const checkout: Checkout = {
    ...fakeCheckout,
    step: "payment",
    paymentMethods: [{ method, fee: { net: 0, vat: 0, total: 0 }, termsDays: null, approvalAbove: null }],
    paymentMethod: method,
    payment: payments[method] ?? { kind: "none" },
    placing,
  };
  const { t } = await renderWithApp(
    <CheckoutView checkout={checkout} countries={[]} sellerCountry="SE" step="payment" />,
    { answer: (_, path) => Response.json(path.includes("swishStatus") ? { status: "waiting" } : checkout) },
  );
  return {
    t,
    others: {
      coupon: screen.queryByText(t("checkout.coupon.ask")),
      currency: screen.queryByLabelText(t("checkout.summary.currency")),
      giftCard: screen.queryByText(t("checkout.giftCard.open")),
      cart: screen.queryAllByText(t("checkout.summary.editCart"))[0] ?? null,
      step: screen.queryByRole("link", { name: new RegExp(t("checkout.steps.address")) }),
    },
    hidesTabBar: document.documentElement.hasAttribute("data-payment-waits"),
  };
}

it.each(["swish", "stripe"] as const)(
  "a checkout that waits for its payment by %s offers only to pay or to cancel",
  async (method) => {
    const { t, others, hidesTabBar } = await openCheckout(method, "awaiting_payment");
    expect(others).toEqual({ coupon: null, currency: null, giftCard: null, cart: null, step: null });
    expect(hidesTabBar).toBe(true);
    expect(await screen.findByRole("button", { name: t("checkout.payment.stopWaiting") })).toBeTruthy();
  },
);

it("an open checkout offers its coupon, currency, gift card, cart and steps", async () => {
  const { others, hidesTabBar } = await openCheckout("stripe", "none");
  expect(Object.values(others)).not.toContain(null);
  expect(hidesTabBar).toBe(false);
});

// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cart } from "../../../entities/cart/use-cart.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { forgetCheckout, readStoredCheckout, storeAsked, storeCheckout } from "../start/stored-checkout.ts";
import { PendingOrder } from "./pending-order.tsx";

const black = { id: "v1", sku: "KPLA-BLACK", quantity: 2 };
const white = { id: "v2", sku: "KPLA-WHITE", quantity: 1 };
const asked: Checkout = { ...fakeCheckout, step: "payment", paymentMethod: "swish" };
const order = { id: "o1", number: "63", placedAt: "2026-11-21T10:00:00Z" };
const ordered: Checkout = { ...asked, step: "confirmation", order };

/** Opens a page while the cart holds the ordered line and another one. */
async function openPage(answer: () => Response = () => Response.json(ordered), isAsked = true) {
  cart.add(black);
  cart.add(white);
  storeCheckout("c1", "SEK", [black]);
  storeAsked("c1", isAsked);
  return renderWithApp(
    <>
      <main>page</main>
      <PendingOrder onDismissed={() => {}} />
    </>,
    { answer },
  );
}

afterEach(() => {
  cart.clear();
  forgetCheckout();
});

describe("a page opened after the shopper requested an order and left the checkout", () => {
  it("reports a paid order with a link, and removes its lines from the cart", async () => {
    const { t, calls } = await openPage();
    await screen.findByText(t("pendingOrder.paid", { number: "63" }));
    expect(cart.getLines()).toEqual([white]);
    expect(readStoredCheckout()).toBeNull();
    const link = screen.getByRole("link", { name: t("pendingOrder.show") });
    expect(link.getAttribute("href")).toContain("c1");
    expect(calls.map(({ path }) => path)).toEqual(["/checkout/c1"]);
  });

  it("does not call an order by invoice paid", async () => {
    const { t } = await openPage(() => Response.json({ ...ordered, paymentMethod: "invoice_email" }));
    expect(await screen.findByText(t("pendingOrder.placed", { number: "63" }))).toBeTruthy();
  });

  it.each([
    ["awaiting_payment", "waiting", "toPayment"],
    ["in_progress", "inProgress", "show"],
  ] as const)(
    "says what the order waits for while its placing is %s, and leaves the cart unchanged",
    async (placing, text, link) => {
      const { t } = await openPage(() => Response.json({ ...asked, placing }));
      await screen.findByText(t(`pendingOrder.${text}`));
      expect(screen.getByRole("link", { name: t(`pendingOrder.${link}`) })).toBeTruthy();
      expect(cart.getLines()).toEqual([black, white]);
      expect(readStoredCheckout()?.isAsked).toBe(true);
    },
  );

  it("reports once that the payment failed, and links to the checkout", async () => {
    const first = await openPage(() => Response.json(asked));
    await screen.findByText(first.t("pendingOrder.failed"));
    expect(screen.getByRole("link", { name: first.t("pendingOrder.toCheckout") })).toBeTruthy();
    expect([cart.getLines(), readStoredCheckout()?.isAsked]).toEqual([[black, white], false]);
  });

  it("shows nothing for an expired checkout, and makes no further call", async () => {
    const { t } = await openPage(() => toRefusal(404, "checkout_not_found", "-"));
    await waitFor(() => expect(readStoredCheckout()).toBeNull());
    expect(screen.queryByRole("region", { name: t("pendingOrder.label") })).toBeNull();
    expect(cart.getLines()).toEqual([black, white]);
  });

  it("shows nothing for an account's checkout while the user is signed out, and calls again on the next visit", async () => {
    const { t, calls } = await openPage(() => toRefusal(401, "sign_in_required", "-"));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("region", { name: t("pendingOrder.label") })).toBeNull();
    expect(readStoredCheckout()?.isAsked).toBe(true);
  });

  it("stays closed once it was dismissed, and makes no further call", async () => {
    const { t, user, calls } = await openPage();
    await user.click(await screen.findByRole("button", { name: t("pendingOrder.close") }));
    expect(screen.queryByRole("region", { name: t("pendingOrder.label") })).toBeNull();
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(calls).toHaveLength(1);
  });
});

it("a page makes no call for a visitor who has not requested the order of the checkout", async () => {
  const { calls } = await openPage(() => Response.json(asked), false);
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(calls).toEqual([]);
});

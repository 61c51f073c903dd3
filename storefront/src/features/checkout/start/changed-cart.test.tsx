// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { checkoutQuery } from "../../../api/queries.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { holdReply, renderWithApp } from "../../../testing/render-with-app.tsx";
import { CheckoutView } from "../checkout-view.tsx";
import { forgetCheckout, readStoredCheckout, storeCheckout } from "./stored-checkout.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 1 };
const atAccount: Checkout = { ...fakeCheckout, step: "account" };
const taken: Checkout = { ...atAccount, lines: [{ ...fakeLine, quantity: 5 }] };

/** The first step with the checkout of the API's last reply. */
function Page({ checkout }: { checkout: Checkout }) {
  const { api } = useRouteContext({ from: "__root__" });
  const [initialData] = useState(checkout);
  const { data } = useQuery({ ...checkoutQuery(api, "c1"), initialData, staleTime: Infinity });
  return data && <CheckoutView checkout={data} countries={[]} sellerCountry="SE" step={data.step} />;
}

async function openCheckout(
  changes: Partial<Checkout> = {},
  fetchAgain?: () => Promise<Response> | Response,
) {
  const checkout = { ...atAccount, ...changes };
  const page = await renderWithApp(<Page checkout={checkout} />, {
    answer: (method) =>
      method === "GET" ? (fetchAgain?.() ?? Response.json(checkout)) : Response.json(taken),
  });
  await screen.findByRole("heading", { level: 1 });
  const { t } = page;
  const email = () => screen.getByLabelText<HTMLInputElement>(new RegExp(t("checkout.account.email")));
  const notice = () => screen.queryByText(t("checkout.cartChanged.text"));
  const askedNotice = () => screen.findByText(t("checkout.cartChanged.text"));
  const sent = () => page.calls.filter(({ method }) => method !== "GET");
  return { ...page, email, notice, askedNotice, sent };
}

afterEach(() => {
  cart.clear();
  forgetCheckout();
  sessionStorage.clear();
});

describe("a checkout whose cart has changed", () => {
  it("shows a notice, blocks ordering until it is answered, and takes over the cart without losing typed values", async () => {
    cart.add(line);
    storeCheckout("c1", "SEK", [line]);
    const { user, t, calls, email, notice, askedNotice } = await openCheckout();
    expect(notice()).toBeNull();
    await user.type(email(), "anna@example.com");

    act(() => cart.add({ ...line, quantity: 5 }));
    expect(email().closest("[inert]")).toBeTruthy();
    await askedNotice();
    expect(email().closest("[inert]")).toBeTruthy();

    await user.click(screen.getByRole("button", { name: t("checkout.cartChanged.accept") }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(calls.at(-1)).toMatchObject({
      path: "/checkout/c1/lines",
      body: { lines: [{ id: "v1", quantity: 5 }] },
    });
    expect(readStoredCheckout()?.lines).toEqual([{ id: "v1", quantity: 5 }]);
    expect(email().closest("[inert]")).toBeNull();
    expect(email().value).toContain("anna@example.com");
  });

  it("keeps the old lines when the shopper chooses them, until the cart changes again", async () => {
    cart.add(line);
    storeCheckout("c1", "SEK", [line]);
    const { user, t, notice, askedNotice, sent } = await openCheckout();
    act(() => cart.add({ ...line, quantity: 5 }));
    await askedNotice();
    await user.click(screen.getByRole("button", { name: t("checkout.cartChanged.dismiss") }));
    expect(notice()).toBeNull();
    expect(sent()).toEqual([]);
    // The stored lines stay those of the order: only they are removed from the cart after the order.
    expect(readStoredCheckout()?.lines).toEqual([{ id: "v1", quantity: 1 }]);
    act(() => cart.add({ ...line, quantity: 6 }));
    await askedNotice();
  });

  it("links to an emptied cart, because the checkout cannot take over any line", async () => {
    cart.add(line);
    storeCheckout("c1", "SEK", [line]);
    const { t } = await openCheckout();
    act(() => cart.clear());
    await screen.findByText(t("checkout.cartChanged.emptied"));
    expect(screen.queryByRole("button", { name: t("checkout.cartChanged.accept") })).toBeNull();
    expect(screen.getByRole("link", { name: t("nav.cart") }).getAttribute("href")).toBe("/cart");
  });

  it("shows the order instead of a notice when another tab has placed it [7.10]", async () => {
    cart.add(line);
    storeCheckout("c1", "SEK", [line]);
    const order = { id: "o1", number: "1042", placedAt: "2026-11-20T10:00:00Z" };
    const { reply, send } = holdReply();
    const { t } = await openCheckout({}, () => reply);
    const asked: boolean[] = [];
    const observer = new MutationObserver(() => {
      asked.push(screen.queryByText(t("checkout.cartChanged.emptied")) !== null);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    act(() => cart.clear());
    send(Response.json({ ...atAccount, step: "confirmation", order }));
    await screen.findByRole("heading", { level: 1, name: t("checkout.confirmation.title") });
    observer.disconnect();
    expect(asked).not.toContain(true);
  });

  it("shows the notice when the checkout cannot be fetched", async () => {
    cart.add(line);
    storeCheckout("c1", "SEK", [line]);
    const { askedNotice } = await openCheckout({}, () => Promise.reject(new TypeError("connection lost")));
    act(() => cart.add({ ...line, quantity: 5 }));
    expect(await askedNotice()).toBeTruthy();
  });

  it("shows no notice for a checkout of another browser, one that waits for its payment, or a placed one", async () => {
    cart.add(line);
    const other = await openCheckout();
    expect(other.notice()).toBeNull();
    other.unmount();
    storeCheckout("c1", "SEK", [{ ...line, quantity: 3 }]);
    const waiting = await openCheckout({ placing: "awaiting_payment" });
    expect(waiting.notice()).toBeNull();
  });
});

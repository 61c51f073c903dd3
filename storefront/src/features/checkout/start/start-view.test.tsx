// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cart } from "../../../entities/cart/use-cart.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { StartView } from "./start-view.tsx";
import { forgetCheckout, readStoredCheckout, storeCheckout } from "./stored-checkout.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 1 };
const changed = { ...line, quantity: 5 };
const open: Checkout = { ...fakeCheckout, id: "c1", step: "payment" };
const toOrder = (checkout: Checkout): Checkout => ({
  ...checkout,
  step: "confirmation",
  order: { id: "o1", number: 1 } as unknown as NonNullable<Checkout["order"]>,
});

/** Starts from a cart of five, where the browser knows the checkout c1 of one; `known` is what the API says of it. */
async function start(known: Checkout, answer: (path: string) => Response | null = () => null) {
  storeCheckout("c1", "SEK", [line]);
  const page = await renderWithApp(<StartView />, {
    answer: (method, path) => {
      const special = answer(path);
      if (special) return special;
      if (method === "GET") return Response.json(known);
      return Response.json(path === "/checkout" ? { ...open, id: "c2", step: "account" } : open);
    },
  });
  act(() => cart.add(changed));
  const sent = () => page.calls.filter(({ method }) => method === "POST");
  return { ...page, sent };
}

afterEach(() => {
  cart.clear();
  forgetCheckout();
});

describe("a start from the cart", () => {
  it("goes on with the checkout at its step, with the lines that the cart has now [7.10]", async () => {
    const { sent, router } = await start(open);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/payment"));
    expect(sent()).toMatchObject([
      { path: "/checkout/c1/lines", body: { lines: [{ id: "v1", quantity: 5 }] } },
    ]);
    expect(readStoredCheckout()?.lines).toEqual([{ id: "v1", quantity: 5 }]);
  });

  it("starts another checkout where that one has been placed", async () => {
    const { sent, router } = await start(toOrder(open));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
    expect(sent().map(({ path }) => path)).toEqual(["/checkout"]);
  });

  it("opens a checkout that waits for its payment as it is", async () => {
    const { sent, router } = await start({ ...open, placing: "awaiting_payment" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/payment"));
    expect(sent()).toEqual([]);
    expect(readStoredCheckout()?.lines).toEqual([{ id: "v1", quantity: 1 }]);
  });

  it("says why it cannot be, and asks the API anew on the next try", async () => {
    let isPlaced = false;
    const { user, t, sent, router } = await start(open, (path) => {
      if (path === "/checkout/c1" && isPlaced) return Response.json(toOrder(open));
      if (path !== "/checkout/c1/lines") return null;
      isPlaced = true;
      return toRefusal(409, "checkout_already_placed", "Already placed");
    });
    expect(await screen.findByText("Already placed")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: t("error.retry") }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
    expect(sent().at(-1)?.path).toBe("/checkout");
  });
});

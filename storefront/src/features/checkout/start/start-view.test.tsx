// @vitest-environment jsdom
import type { Checkout, EarlySale, Variation } from "@spolverk/bff/contract";
import { type CartLine, currencies, type Money } from "@spolverk/domain";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { cart } from "../../../entities/cart/use-cart.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { useStartChange } from "./start-change.ts";
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

/**
 * Starts from a cart of five pieces in a browser that has stored checkout c1 with one piece; the API returns `known`
 * for c1.
 */
async function start(
  known: Checkout,
  answer: (path: string) => Response | null = () => null,
  shown: Pick<Variation, "msrp" | "sale" | "type" | "product"> | null = null,
  inCart: CartLine = changed,
) {
  storeCheckout("c1", "SEK", [line]);
  const page = await renderWithApp(<StartView />, {
    answer: (method, path) => {
      const special = answer(path);
      if (special) return special;
      if (method === "GET") return Response.json(known);
      return Response.json(path === "/checkout" ? { ...open, id: "c2", step: "account" } : open);
    },
  });
  if (shown) page.queryClient.setQueryData(["variation", "v1"], shown);
  act(() => cart.add(inCart));
  const sent = () => page.calls.filter(({ method }) => method === "POST");
  return { ...page, sent };
}

/** The price change that the checkout's page reads. */
const readStartChange = () => renderHook(() => useStartChange("c1")).result.current;

afterEach(() => {
  sessionStorage.clear();
  cart.clear();
  forgetCheckout();
});

describe("starting from the cart", () => {
  it("continues the checkout at its step, with the current lines of the cart [7.10]", async () => {
    const { sent, router } = await start(open);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/payment"));
    expect(sent()).toMatchObject([
      { path: "/checkout/c1/lines", body: { lines: [{ id: "v1", quantity: 5 }] } },
    ]);
    expect(readStoredCheckout()?.lines).toEqual([{ id: "v1", quantity: 5 }]);
  });

  it.each([
    [401, "sign_in_required"],
    [403, "account_forbidden"],
  ])(
    "starts a new checkout when the API refuses the stored one, because the user does not act for its account, with %d",
    async (...refusal) => {
      const { sent, router } = await start(open, (path) =>
        path === "/checkout/c1" ? toRefusal(...refusal, "Nej") : null,
      );
      await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
      expect(sent().map(({ path }) => path)).toEqual(["/checkout"]);
    },
  );

  it("starts a new checkout when the stored one has been placed", async () => {
    const { sent, router } = await start(toOrder(open));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
    expect(sent().map(({ path }) => path)).toEqual(["/checkout"]);
  });

  it("opens the placed order when the cart still holds exactly the ordered lines, as on another site of the shop", async () => {
    const { sent, router } = await start(toOrder(open), () => null, null, line);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/confirmation"));
    expect(sent()).toEqual([]);
  });

  it("starts a new checkout with the lines that the placed order does not contain", async () => {
    const other = { id: "v2", sku: "KPLA-WHITE", quantity: 1 };
    cart.add(line);
    cart.add(other);
    const { sent, router } = await start(toOrder(open), () => null, null, other);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
    expect(sent()).toMatchObject([{ path: "/checkout", body: { lines: [{ id: "v2", quantity: 1 }] } }]);
    expect(cart.getLines()).toEqual([other]);
  });

  it("tells the checkout's page that a price has changed since the cart was shown [6.6]", async () => {
    const msrp = Object.fromEntries(currencies.map((currency) => [currency, 1])) as Money;
    const shown = { msrp, sale: null, type: "filament", product: { id: "p1" } as Variation["product"] };
    const { router } = await start(open, () => null, shown);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/payment"));
    expect(readStartChange()).toMatchObject({
      after: { total: open.totals.total },
      reasons: [{ kind: "prices" }],
    });
  });

  describe("as a member with an early sale", () => {
    const msrp = Object.fromEntries(currencies.map((currency) => [currency, 10_000])) as Money;
    const product = { id: "p1" } as Variation["product"];
    const shown = { id: "v1", msrp, sale: null, type: "filament", product };
    const sale = { name: "Black Week", discountPercentage: 20 };
    const early: EarlySale = { variationId: "v1", sale, priorPrice: null, everybodyAt: null };
    // 100 without VAT, and 20 % off.
    const lines = fakeCheckout.lines.map((one) => ({
      ...one,
      id: "v1",
      vatRate: 25,
      quantity: 1,
      total: 10_000,
    }));
    const charged = {
      ...open,
      accountId: "account-1",
      lines,
      totals: { ...open.totals, total: 10_000, toPay: 10_000 },
    };

    /** Starts from a page that shows these early sales. */
    async function startAs(sales: EarlySale[]) {
      const page = await renderWithApp(<StartView />, {
        session: signInAs(),
        answer: () => Response.json(charged),
      });
      page.queryClient.setQueryData(["variation", "v1"], shown);
      page.queryClient.setQueryData(["account", "account-1", "earlySales"], sales);
      act(() => cart.add(line));
      await waitFor(() => expect(page.router.state.location.pathname).toBe("/checkout/c1/payment"));
      return readStartChange();
    }

    it("charges the price that the page showed, and reports no change [9.33]", async () => {
      expect(await startAs([early])).toBeNull();
    });

    it("reports a price change when the page did not know the early sale yet [9.33]", async () => {
      expect(await startAs([])).toMatchObject({ before: { total: 12_500 }, after: { total: 10_000 } });
    });
  });

  it("opens a checkout that waits for its payment without changing it", async () => {
    const { sent, router } = await start({ ...open, placing: "awaiting_payment" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/payment"));
    expect(sent()).toEqual([]);
    expect(readStoredCheckout()?.lines).toEqual([{ id: "v1", quantity: 1 }]);
  });

  it("shows the refusal, and calls the API again on the next try", async () => {
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

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

/** Starts from a cart of five, where the browser knows the checkout c1 of one; `known` is what the API says of it. */
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

/** The changed prices that the checkout's page receives. */
const readStartChange = () => renderHook(() => useStartChange("c1")).result.current;

afterEach(() => {
  sessionStorage.clear();
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

  it.each([
    [401, "sign_in_required"],
    [403, "account_forbidden"],
  ])(
    "starts another checkout where that one is an account's, for which nobody acts: %d",
    async (...refusal) => {
      const { sent, router } = await start(open, (path) =>
        path === "/checkout/c1" ? toRefusal(...refusal, "Nej") : null,
      );
      await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
      expect(sent().map(({ path }) => path)).toEqual(["/checkout"]);
    },
  );

  it("starts another checkout where that one has been placed", async () => {
    const { sent, router } = await start(toOrder(open));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
    expect(sent().map(({ path }) => path)).toEqual(["/checkout"]);
  });

  it("leads to the order where the cart holds what was ordered, as on another site of the shop", async () => {
    const { sent, router } = await start(toOrder(open), () => null, null, line);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/confirmation"));
    expect(sent()).toEqual([]);
  });

  it("starts another checkout with what was not ordered yet", async () => {
    const other = { id: "v2", sku: "KPLA-WHITE", quantity: 1 };
    cart.add(line);
    cart.add(other);
    const { sent, router } = await start(toOrder(open), () => null, null, other);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c2/account"));
    expect(sent()).toMatchObject([{ path: "/checkout", body: { lines: [{ id: "v2", quantity: 1 }] } }]);
    expect(cart.getLines()).toEqual([other]);
  });

  it("tells the checkout's page what the cart showed, where a price has changed since [6.6]", async () => {
    const msrp = Object.fromEntries(currencies.map((currency) => [currency, 1])) as Money;
    const shown = { msrp, sale: null, type: "filament", product: { id: "p1" } as Variation["product"] };
    const { router } = await start(open, () => null, shown);
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/c1/payment"));
    expect(readStartChange()).toMatchObject({
      after: { total: open.totals.total },
      reasons: [{ kind: "prices" }],
    });
  });

  describe("by a member, of what the club has before everybody", () => {
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

    /** Starts from a page that shows these sales of the club. */
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

    it("charges what the page showed, and tells of no change [9.33]", async () => {
      expect(await startAs([early])).toBeNull();
    });

    it("tells of the change where the page did not know of it yet [9.33]", async () => {
      expect(await startAs([])).toMatchObject({ before: { total: 12_500 }, after: { total: 10_000 } });
    });
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

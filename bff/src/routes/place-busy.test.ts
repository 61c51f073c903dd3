import type { PlaceResult } from "@spolverk/domain";
import { expect, it } from "vitest";
import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 1 }];

/** Places a checkout by card with a backend that refuses the first call. */
async function placeTwice(refusal: PlaceResult | Error) {
  const refusals = [refusal];
  const shop = createTestShop({
    wrapEngine: (engine) => ({
      ...engine,
      placeOrder: async (id, priced, options) => {
        const first = refusals.pop();
        if (first instanceof Error) throw first;
        return first ?? engine.placeOrder(id, priced, options);
      },
    }),
  });
  const checkout = await walkToPlacing(shop, black);
  const place = () =>
    shop.post<Checkout>(`/checkout/${checkout.id}/place?language=en`, acceptanceOf(checkout));
  return [await place(), await place()] as const;
}

it("placing returns request_in_progress while the checkout has too many calls, and a repeated call places the order", async () => {
  const [refused, again] = await placeTwice(new CommerceBusyError("another call waits"));
  expect(refused).toMatchObject({
    status: 409,
    reply: {
      code: "request_in_progress",
      message: "This request is still being processed. Please try again in a moment",
    },
  });
  expect(refused.headers.get("retry-after")).toBe("2");
  expect(again.reply.order?.number).toBe("1001");
});

it("placing returns stock_reserved while unpaid checkouts hold the stock, and succeeds on a later attempt", async () => {
  const [refused, again] = await placeTwice({ kind: "stockReserved", skus: ["PLA-BLACK"] });
  expect(refused).toMatchObject({ status: 409, reply: { code: "stock_reserved" } });
  expect(JSON.stringify(refused.reply)).toContain(
    "Someone else is paying for these right now: Kärna PLA, Black",
  );
  expect(again.reply.order?.number).toBe("1001");
});

it("while one call to place runs and another waits, a further, different call is refused before it reaches the backend", async () => {
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const shop = createTestShop({
    wrapStore: (store) => ({
      ...store,
      getCheckout: async (id) => {
        asked += 1;
        await answered;
        return store.getCheckout(id);
      },
    }),
  });
  const place = (paymentToken: string) =>
    shop.post("/checkout/of-somebody/place?language=en", {
      acceptTerms: true,
      expectedTotal: 1,
      expectedBackOrders: [],
      paymentToken,
    });
  const calls = [
    place("first"),
    place("second"),
    ...Array.from({ length: 200 }, (_, index) => place(`${index}`)),
  ];
  const refused = await Promise.all(calls.slice(2));
  expect(new Set(refused.map(({ reply }) => reply.code))).toEqual(new Set(["request_in_progress"]));
  expect(asked).toBe(1);
  answer();
  await Promise.all(calls);
});

import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

/** Places an order in English. */
async function placeInEnglish(shop: TestShop) {
  const shown = await walkToPlacing(shop, [{ id: "id-pla-black", quantity: 1 }]);
  const path = `/checkout/${shown.id}`;
  const { reply } = await shop.post<Checkout>(`${path}/place?language=en`, acceptanceOf(shown));
  return { placed: reply, path };
}

const nameOf = ({ shippingOptions, shippingOptionId }: Checkout) =>
  shippingOptions.find(({ id }) => id === shippingOptionId)?.name;

describe("the delivery of a placed checkout", () => {
  it("shows its name in the reader's language, and otherwise stays as ordered", async () => {
    const shop = createTestShop();
    const { placed, path } = await placeInEnglish(shop);
    expect(nameOf(placed)).toMatch(/ to the door$/);
    const { reply } = await shop.get<Checkout>(`${path}?language=sv`);
    expect(nameOf(reply)).toBe(nameOf(placed)?.replace("to the door", "till dörren"));
    const withoutNames = (options: Checkout["shippingOptions"]) =>
      options.map((option) => ({ ...option, name: "" }));
    expect(withoutNames(reply.shippingOptions)).toEqual(withoutNames(placed.shippingOptions));
    expect(reply.digest).toBe(placed.digest);
  });

  it("keeps the ordered name once it is no longer offered", async () => {
    let offered = testCatalogue.shippingOptions;
    const shop = createTestShop({
      wrapEngine: (engine) => ({ ...engine, getShippingOptions: () => Promise.resolve(offered) }),
    });
    const { placed, path } = await placeInEnglish(shop);
    offered = [];
    shop.clock.now = new Date("2026-03-02T10:05:00.000Z");
    const { reply } = await shop.get<Checkout>(`${path}?language=sv`);
    expect(nameOf(reply)).toBe(nameOf(placed));
  });
});

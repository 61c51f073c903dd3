import type { Variation } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { fakeVariation } from "../../testing/fake-shop-api.ts";
import { addOrderedLines } from "./add-ordered-lines.ts";
import { createCartStore } from "./cart-store.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 3, name: "Kärna PLA, Svart" };

const withStock = (totalAvailable: number): Variation => ({
  ...fakeVariation,
  backOrder: false,
  stock: { totalAvailable, ETA: null, items: [] },
});

async function reorder(variation: Variation | null, inCart = 0) {
  const cart = createCartStore(null);
  if (inCart > 0) cart.add({ id: line.id, sku: line.sku, quantity: inCart });
  const result = await addOrderedLines({
    lines: [line],
    cart,
    shop: { noBackOrder: false },
    fetchVariation: () => Promise.resolve(variation),
  });
  return { ...result, lines: cart.getLines() };
}

describe("addOrderedLines", () => {
  it("adds the order's lines to the cart [2.19]", async () => {
    expect(await reorder(withStock(9))).toEqual({
      added: 1,
      shortfalls: [],
      lines: [{ id: "v1", sku: "KPLA-BLACK", quantity: 3 }],
    });
  });

  it("reports a discontinued variation by name and does not add it [2.19]", async () => {
    expect(await reorder(null)).toEqual({
      added: 0,
      shortfalls: [{ ...line, kind: "missing", quantity: 0 }],
      lines: [],
    });
  });

  it("reports a variation that is out of stock by name [4.16]", async () => {
    const { added, shortfalls } = await reorder(withStock(0));
    expect(added).toBe(0);
    expect(shortfalls).toEqual([{ ...line, kind: "unavailable", quantity: 0 }]);
  });

  it("adds the available quantity when it is lower, and reports it [4.17]", async () => {
    const { shortfalls, lines } = await reorder(withStock(2));
    expect(shortfalls).toEqual([{ ...line, kind: "reduced", quantity: 2 }]);
    expect(lines).toEqual([{ id: "v1", sku: "KPLA-BLACK", quantity: 2 }]);
  });

  it("never lowers a quantity in the cart [4.13]", async () => {
    expect((await reorder(withStock(9), 5)).lines).toEqual([{ id: "v1", sku: "KPLA-BLACK", quantity: 5 }]);
  });

  it("adds nothing when one variation cannot be fetched", async () => {
    const cart = createCartStore(null);
    const failing = addOrderedLines({
      lines: [line, { ...line, id: "v2", sku: "KPLA-BIG" }],
      cart,
      shop: { noBackOrder: false },
      fetchVariation: (id) =>
        id === "v2" ? Promise.reject(new Error("no answer")) : Promise.resolve(withStock(9)),
    });
    await expect(failing).rejects.toThrow("no answer");
    expect(cart.getLines()).toEqual([]);
  });
});

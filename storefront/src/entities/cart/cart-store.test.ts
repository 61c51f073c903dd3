import { describe, expect, it, vi } from "vitest";
import { createCartStore } from "./cart-store.ts";

const black = { id: "v1", sku: "KPLA-BLACK", quantity: 1 };
const white = { id: "v2", sku: "KPLA-WHITE", quantity: 3 };

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe("the cart store", () => {
  it("replaces the line of the same SKU [4.13]", () => {
    const cart = createCartStore(createStorage());
    cart.add(black);
    cart.add({ ...black, quantity: 5 });
    expect(cart.getLines()).toEqual([{ ...black, quantity: 5 }]);
  });
  it("removes by id and clears [4.13]", () => {
    const cart = createCartStore(createStorage());
    cart.add(black);
    cart.add(white);
    cart.remove("v1");
    expect(cart.getLines()).toEqual([white]);
    cart.clear();
    expect(cart.getLines()).toEqual([]);
  });
  it("restores its lines on the next visit [4.14]", () => {
    const storage = createStorage();
    createCartStore(storage).add(white);
    expect(createCartStore(storage).getLines()).toEqual([white]);
  });
  it("follows another tab's changes [4.32]", () => {
    const storage = createStorage();
    const here = createCartStore(storage);
    const listener = vi.fn<() => void>();
    here.subscribe(listener);
    createCartStore(storage).add(black);
    here.readAgain();
    expect(here.getLines()).toEqual([black]);
    expect(listener).toHaveBeenCalledOnce();
  });
  it("does not notify an unsubscribed listener", () => {
    const cart = createCartStore(createStorage());
    const listener = vi.fn<() => void>();
    cart.subscribe(listener)();
    cart.add(black);
    expect(listener).not.toHaveBeenCalled();
  });
  it("keeps its lines while the page is open when the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("denied");
    };
    const cart = createCartStore({ getItem: refuse, setItem: refuse });
    cart.add(black);
    expect(cart.getLines()).toEqual([black]);
  });
});

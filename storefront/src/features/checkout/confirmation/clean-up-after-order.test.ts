import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCartStore } from "../../../entities/cart/cart-store.ts";
import { forgetCheckout, readStoredCheckout, storeCheckout } from "../start/stored-checkout.ts";
import { cleanUpAfterOrder } from "./clean-up-after-order.ts";

const black = { id: "v1", sku: "KPLA-BLACK", quantity: 2 };
const white = { id: "v2", sku: "KPLA-WHITE", quantity: 1 };

function createStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function createCart() {
  const cart = createCartStore(null);
  cart.add(black);
  cart.add(white);
  return cart;
}

describe("cleanUpAfterOrder", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", createStorage());
    vi.stubGlobal("sessionStorage", createStorage());
    storeCheckout("c1", "SEK", [{ id: "v1", quantity: 2 }]);
  });
  afterEach(() => {
    forgetCheckout();
    vi.unstubAllGlobals();
  });

  it("removes the ordered lines from the cart and keeps lines that were added later", () => {
    const cart = createCart();
    expect(cleanUpAfterOrder("c1", cart)).toBe(true);
    expect(cart.getLines()).toEqual([white]);
    expect(readStoredCheckout()).toBeNull();
  });

  it("keeps a line whose quantity has changed since the checkout was started", () => {
    const cart = createCart();
    cart.add({ ...black, quantity: 5 });
    cleanUpAfterOrder("c1", cart);
    expect(cart.getLines()).toHaveLength(2);
  });

  it("does not change a new cart when the confirmation is opened again", () => {
    cleanUpAfterOrder("c1", createCart());
    const later = createCart();
    expect(cleanUpAfterOrder("c1", later)).toBe(false);
    expect(later.getLines()).toEqual([black, white]);
  });

  it("does not change the cart for an order that another browser or another checkout has placed", () => {
    const cart = createCart();
    cleanUpAfterOrder("c2", cart);
    expect([cart.getLines().length, readStoredCheckout()?.id]).toEqual([2, "c1"]);
  });

  it("removes the ordered lines from the open page's cart when the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("denied");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeCheckout("c3", "SEK", [{ id: "v1", quantity: 2 }]);
    const cart = createCart();
    cleanUpAfterOrder("c3", cart);
    expect(cart.getLines()).toEqual([white]);
  });
});

import type { CartLine } from "@spolverk/domain";
import { useSyncExternalStore } from "react";
import { openStorage } from "../../browser/open-storage.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { createCartStore } from "./cart-store.ts";
import { cartKey } from "./stored-cart.ts";

/** The browser's cart; on the server it is always empty. */
export const cart = createCartStore(import.meta.env.SSR ? null : openStorage());

if (!import.meta.env.SSR) {
  window.addEventListener("storage", (event) => {
    // A null key: the whole storage was emptied.
    if (event.key === cartKey || event.key === null) cart.readAgain();
  });
  // A page that comes back from the browser's back/forward cache heard of nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) cart.readAgain();
  });
}

const nothing: readonly CartLine[] = [];

/** The cart's lines; empty while the page is being hydrated, as the HTML was made without them. */
export function useCartLines(): readonly CartLine[] {
  return useSyncExternalStore(cart.subscribe, cart.getLines, () => nothing);
}

/** False in the HTML and while hydrating: an empty cart is not known to be empty yet. */
export function useIsCartRead(): boolean {
  return useIsHydrated();
}

export function useCartCount(): number {
  return useCartLines().reduce((sum, line) => sum + line.quantity, 0);
}

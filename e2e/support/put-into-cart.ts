import type { Page } from "@playwright/test";
import type { Variation } from "./variation.ts";

/** Stores a cart with one piece in the browser, unless it has a cart. */
export async function putIntoCart(page: Page, { id, sku }: Pick<Variation, "id" | "sku">): Promise<void> {
  await page.addInitScript(
    (lines) => {
      if (window !== window.top || !window.location.protocol.startsWith("http")) return;
      if (localStorage.getItem("spolverk.cart") === null) localStorage.setItem("spolverk.cart", lines);
    },
    JSON.stringify([{ id, sku, quantity: 1 }]),
  );
}

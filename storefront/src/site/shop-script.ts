import type { ShopContext } from "./shop-context.ts";

export const shopScriptId = "spolverk-shop";

/** The shop as the text of a script element that the browser does not run; "<" is escaped so that it cannot end it. */
export function toShopScript(shop: ShopContext): string {
  return JSON.stringify(shop).replaceAll("<", "\\u003c");
}

/**
 * The shop that the server put into this page. Our own server's word, so it is not parsed by a schema.
 *
 * @throws Error when the page does not hold it.
 */
export function readShopScript(document: Document): ShopContext {
  const text = document.getElementById(shopScriptId)?.textContent;
  if (!text) throw new Error(`The page holds no #${shopScriptId}`);
  return JSON.parse(text) as ShopContext;
}

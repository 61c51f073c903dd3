import { readDataScript, toDataScript } from "./data-script.ts";
import type { ShopContext } from "./shop-context.ts";

export const shopScriptId = "spolverk-shop";

/** The shop as the text of a script element. */
export const toShopScript = (shop: ShopContext): string => toDataScript(shop);

/**
 * The shop that the server put into this page. Our own server's word, so it is not parsed by a schema.
 *
 * @throws Error when the page does not hold it.
 */
export function readShopScript(document: Document): ShopContext {
  return readDataScript(document, shopScriptId) as ShopContext;
}

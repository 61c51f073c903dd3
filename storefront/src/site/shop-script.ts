import { readDataScript, toDataScript } from "./data-script.ts";
import type { ShopContext } from "./shop-context.ts";

export const shopScriptId = "spolverk-shop";

/** The shop context as the text of a data block. */
export const toShopScript = (shop: ShopContext): string => toDataScript(shop);

/**
 * Reads the shop context that the server put into this page. It comes from our own server, so no schema validates it.
 *
 * @throws Error when the page does not contain it
 */
export function readShopScript(document: Document): ShopContext {
  return readDataScript(document, shopScriptId) as ShopContext;
}

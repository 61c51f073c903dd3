import { readDataScript, toDataScript } from "./data-script.ts";
import type { ShopContext } from "./shop-context.ts";

export const shopScriptId = "spolverk-shop";

/** The shop context as the text of a data block. */
export const toShopScript = (shop: ShopContext): string => toDataScript(shop);

/**
 * Reads the shop context that the server put into this page. The context comes from the shop's own server, so no schema
 * validates it.
 *
 * @throws Error when the page does not contain the context
 */
export function readShopScript(document: Document): ShopContext {
  return readDataScript(document, shopScriptId) as ShopContext;
}

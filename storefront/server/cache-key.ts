import type { PageRoute } from "../src/page-renderer.ts";
import type { ShopContext } from "../src/site/shop-context.ts";

/**
 * What one page of HTML depends on, as a key: site, language, the shopper's settings and the address.
 * null for a private page, which is never cached. Built from parsed settings and from what the route reads of the address,
 * so that odd cookies and unknown parameters cannot fill the cache.
 */
export function toCacheKey(shop: ShopContext, { isPrivate, address }: PageRoute): string | null {
  if (isPrivate) return null;
  const { currency, showWithVat, theme } = shop.settings;
  return [shop.site.code, shop.language, currency, showWithVat ? "vat" : "net", theme, address].join("|");
}

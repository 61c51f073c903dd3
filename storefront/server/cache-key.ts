import type { PageRoute } from "../src/page-renderer.ts";
import type { ShopContext } from "../src/site/shop-context.ts";

/**
 * Cache key of a page's HTML: site, language, the shopper's settings and the address. null for a private page, which is
 * never cached. The key is built from parsed settings and from the parameters that the route reads, so that odd cookies
 * and unknown parameters cannot fill the cache.
 */
export function toCacheKey(shop: ShopContext, { isPrivate, address }: PageRoute): string | null {
  if (isPrivate) return null;
  const { currency, showWithVat, theme } = shop.settings;
  return [shop.site.code, shop.language, currency, showWithVat ? "vat" : "net", theme, address].join("|");
}

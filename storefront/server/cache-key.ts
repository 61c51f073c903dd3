import { isSharedPage, toPageAddress } from "../src/site/page-address.ts";
import type { ShopContext } from "../src/site/shop-context.ts";

/**
 * What one page of HTML depends on, as a key: site, language, the shopper's settings, their screen and the address.
 * null for a page that is never kept. Built from parsed settings, so that odd cookies cannot fill the cache.
 */
export function toCacheKey(shop: ShopContext, url: URL): string | null {
  if (!isSharedPage(url.pathname)) return null;
  const { currency, showWithVat, theme } = shop.settings;
  return [
    shop.site.code,
    shop.language,
    currency,
    showWithVat ? "vat" : "net",
    theme,
    shop.isPhone ? "phone" : "wide",
    toPageAddress(url),
  ].join("|");
}

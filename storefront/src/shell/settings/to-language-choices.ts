import type { Language } from "@spolverk/content/languages";
import type { ShopContext } from "../../site/shop-context.ts";

export type LanguageChoice = { language: Language; name: string; href: string; chosen: boolean };

/** The languages to choose from, each with this page's address and query on its host [2.50]. */
export function toLanguageChoices(
  shop: Pick<ShopContext, "site" | "sites">,
  page: { pathname: string; search: string },
): LanguageChoice[] {
  return shop.sites.map(({ language, languageTranslated, origin }) => ({
    language,
    name: languageTranslated,
    href: `${origin}${page.pathname}${page.search}`,
    chosen: origin === shop.site.origin,
  }));
}

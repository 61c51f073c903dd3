import type { Language } from "@spolverk/content/languages";
import type { ShopContext } from "../../site/shop-context.ts";

export type LanguageChoice = { language: Language; name: string; href: string; chosen: boolean };

/**
 * The languages a shopper may choose, each as the address of this page, its query included, on its site. Norwegian has no site:
 * it is com with a parameter that the server turns into a cookie, and English on com takes it back [DESIGN 4].
 */
export function toLanguageChoices(
  shop: Pick<ShopContext, "site" | "sites" | "language">,
  page: { pathname: string; search: string },
): LanguageChoice[] {
  // The parameter of our own is never passed on; all others are.
  const toHref = (origin: string, language?: Language) => {
    const query = new URLSearchParams(page.search);
    query.delete("language");
    if (language) query.set("language", language);
    return `${origin}${page.pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
  return shop.sites.flatMap((site) => {
    const isHere = site.code === shop.site.code;
    const own: LanguageChoice = {
      language: site.language,
      name: site.languageTranslated,
      href: toHref(site.origin, site.code === "com" ? site.language : undefined),
      chosen: isHere && shop.language === site.language,
    };
    if (site.code !== "com") return [own];
    const norwegian: LanguageChoice = {
      language: "no",
      name: "Norsk",
      href: toHref(site.origin, "no"),
      chosen: isHere && shop.language === "no",
    };
    return [own, norwegian];
  });
}

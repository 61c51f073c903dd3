import type { Language } from "@spolverk/content/languages";
import type { ShopContext } from "../../site/shop-context.ts";

export type LanguageChoice = { language: Language; name: string; href: string; chosen: boolean };

/**
 * The languages a shopper may choose, each as the address of this page on its site. Norwegian has no site:
 * it is com with a parameter that the server turns into a cookie, and English on com takes it back [DESIGN 4].
 */
export function toLanguageChoices(
  shop: Pick<ShopContext, "site" | "sites" | "language">,
  pathname: string,
): LanguageChoice[] {
  return shop.sites.flatMap((site) => {
    const isHere = site.code === shop.site.code;
    const own: LanguageChoice = {
      language: site.language,
      name: site.languageTranslated,
      href: `${site.origin}${pathname}${site.code === "com" ? `?language=${site.language}` : ""}`,
      chosen: isHere && shop.language === site.language,
    };
    if (site.code !== "com") return [own];
    const norwegian: LanguageChoice = {
      language: "no",
      name: "Norsk",
      href: `${site.origin}${pathname}?language=no`,
      chosen: isHere && shop.language === "no",
    };
    return [own, norwegian];
  });
}

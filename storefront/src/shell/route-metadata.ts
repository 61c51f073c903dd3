import type { LegalPageName } from "@spolverk/content/legal-page-names";
import type { ShopTexts, TextFile, TextName } from "../i18n/shop-texts.ts";
import type { IconName } from "../ui/icon.tsx";

type NavigationKey = TextName<"nav">;
/** The columns of the footer [2.32]. */
export const footerColumns = ["shop", "support", "about", "b2b", "account"] as const;

export type FooterLink = {
  /** legal: the line of links below the columns; withdrawal: the function to withdraw, which stands out above that line. */
  group: (typeof footerColumns)[number] | "legal" | "withdrawal";
  order: number;
  label: NavigationKey;
  /** The query of the address, such as the order of a listing. */
  search?: Readonly<Record<string, string>>;
};

declare module "@tanstack/react-router" {
  /** The route meta of [2.19]; header, footer and tab bar are built from it, so that no link leads nowhere. */
  interface StaticDataRouteOption {
    /** Key of the page's title and description below "meta". */
    meta?: keyof ShopTexts["meta"];
    /** The texts that the page needs beside those of every page: content/locales/<language>/<file>.json. */
    texts?: readonly TextFile[];
    /** The links to the page in the footer [2.32]. */
    footer?: readonly FooterLink[];
    /** It is a legal page, which a site has when its law asks for it. */
    legalPage?: LegalPageName;
    /** Its place among the links of the header. */
    header?: { order: number; label: NavigationKey };
    /** Its place in the tab bar of small screens [2.20]. */
    tab?: { order: number; label: NavigationKey; icon: IconName };
    /** Exclude the page from search engines [6.9]. */
    disallow?: boolean;
    /** The page is for one shopper: no cache stores it, and its address is not sent to other services. */
    isPrivate?: boolean;
    /** The open parts of its path are slugs: the page has one address, in lower case. */
    hasSlugs?: boolean;
    /** Payment services run on the page: its policy lets them in, and it is a document of its own. */
    takesPayment?: boolean;
    /** The header is set off from the page by a line. */
    raisedMenu?: boolean;
    /** The header stays in sight while scrolling. */
    fixedHeader?: boolean;
    /** The header stands on the page's dark top. */
    darkMenu?: boolean;
    /** The page spans the whole width and sets its own measure. */
    noContainer?: boolean;
  }
}

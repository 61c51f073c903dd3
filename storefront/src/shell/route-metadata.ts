import type { LegalPageName } from "@spolverk/content/legal-page-names";
import type { ShopTexts, TextFile, TextName } from "../i18n/shop-texts.ts";
import type { IconName } from "../ui/icon.tsx";

type NavigationKey = TextName<"nav">;
/** The columns of the footer [2.32]. */
export const footerColumns = ["shop", "support", "about", "b2b", "account"] as const;

export type FooterLink = {
  /** legal: the row of links below the columns; withdrawal: the withdrawal function, prominent above that row. */
  group: (typeof footerColumns)[number] | "legal" | "withdrawal";
  order: number;
  label: NavigationKey;
  /** Search parameters of the link, such as the sorting of a listing. */
  search?: Readonly<Record<string, string>>;
};

declare module "@tanstack/react-router" {
  /** The route meta of [2.19]; header, footer and tab bar are built from it, so that no link is dead. */
  interface StaticDataRouteOption {
    /** Key of the page's title and description below "meta". */
    meta?: keyof ShopTexts["meta"];
    /** The texts that the page needs beside those of every page: content/locales/<language>/<file>.json. */
    texts?: readonly TextFile[];
    /** The links to the page in the footer [2.32]. */
    footer?: readonly FooterLink[];
    /** The legal page that this route shows. A site has the page only when its law demands it. */
    legalPage?: LegalPageName;
    /** The page's entry among the header's links. */
    header?: { order: number; label: NavigationKey };
    /** The page's entry in the tab bar of small screens [2.20]. */
    tab?: { order: number; label: NavigationKey; icon: IconName };
    /** Exclude the page from search engines [6.9]. */
    disallow?: boolean;
    /** The page is for one shopper: no cache stores it, and its address is not sent to other services. */
    isPrivate?: boolean;
    /** The parameters in the page's path are slugs, so that its canonical address is in lower case. */
    hasSlugs?: boolean;
    /**
     * Payment services run on the page: its content security policy allows them, and opening the page loads a new
     * document.
     */
    takesPayment?: boolean;
    /** A line separates the header from the page. */
    raisedMenu?: boolean;
    /** The header is sticky. */
    fixedHeader?: boolean;
    /** The header overlays the page's dark top. */
    darkMenu?: boolean;
    /** The page spans the full width and sets its own container. */
    noContainer?: boolean;
  }
}

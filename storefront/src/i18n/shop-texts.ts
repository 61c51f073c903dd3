import type account from "../../../content/locales/en/account.json";
import type busy from "../../../content/locales/en/busy.json";
import type cart from "../../../content/locales/en/cart.json";
import type checkout from "../../../content/locales/en/checkout.json";
import type club from "../../../content/locales/en/club.json";
import type enquiry from "../../../content/locales/en/enquiry.json";
import type filter from "../../../content/locales/en/filter.json";
import type home from "../../../content/locales/en/home.json";
import type knowledge from "../../../content/locales/en/knowledge.json";
import type newsletter from "../../../content/locales/en/newsletter.json";
import type pages from "../../../content/locales/en/pages.json";
import type product from "../../../content/locales/en/product.json";
import type shop from "../../../content/locales/en/shop.json";
import type signIn from "../../../content/locales/en/sign-in.json";
import type takeBack from "../../../content/locales/en/take-back.json";
import type withdrawal from "../../../content/locales/en/withdrawal.json";

/**
 * Each file of texts is a namespace. Every page has the namespace "shop"; a route loads the other ones that it uses.
 */
type Files = {
  shop: typeof shop;
  account: typeof account;
  /** Used only by the pages that the server itself renders on overload. */
  busy: typeof busy;
  cart: typeof cart;
  checkout: typeof checkout;
  club: typeof club;
  enquiry: typeof enquiry;
  filter: typeof filter;
  home: typeof home;
  knowledge: typeof knowledge;
  newsletter: typeof newsletter;
  pages: typeof pages;
  product: typeof product;
  "sign-in": typeof signIn;
  "take-back": typeof takeBack;
  withdrawal: typeof withdrawal;
};
export type TextFile = keyof Files;

type Intersect<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The texts of the interface; English defines the keys of all languages. */
export type ShopTexts = Intersect<Files[TextFile]>;

/** Plural endings of the keys in the locale files. */
type PluralEnding = `_${Intl.LDMLPluralRule}`;
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralEnding}` ? Base : K;
/** Keys of the texts of one part, such as "nav". */
export type TextName<Part extends keyof ShopTexts> = WithoutPlural<keyof ShopTexts[Part] & string>;

declare module "i18next" {
  interface CustomTypeOptions {
    resources: Files;
    defaultNS: "shop";
    fallbackNS: Exclude<TextFile, "shop">[];
    nsSeparator: false;
  }
}

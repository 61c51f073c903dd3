import type english from "../../../content/locales/en/shop.json";

/** The texts of the interface; English is the measure for the other languages. */
export type ShopTexts = typeof english;

/** The endings of a text's plural forms, as the locale files write them. */
type PluralEnding = `_${Intl.LDMLPluralRule}`;
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralEnding}` ? Base : K;
type KeysOf<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${WithoutPlural<K>}` : KeysOf<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** Names a text: "cart.title". A text with plural forms by what they share: "nav.cartCount". */
export type TextKey = KeysOf<ShopTexts>;

/** The names of the texts of one part, such as "nav". */
export type TextName<Part extends keyof ShopTexts> = WithoutPlural<keyof ShopTexts[Part] & string>;

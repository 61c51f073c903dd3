import type { Language } from "@spolverk/content/languages";
import type { LegalPageName } from "@spolverk/content/legal-page-names";
import type { Currency } from "@spolverk/domain";

/** What pages know of one other site: for the language selector, hreflang [2.50], [2.57], and a checkout begun there. */
export type SiteLink = {
  code: string;
  language: Language;
  languageTranslated: string;
  hreflang: string;
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  indexable: boolean;
  /** Years of the legal guarantee there; null: no notice on it is due. */
  guaranteeYears: number | null;
};

/** A mark in the footer, such as a card scheme or a carrier. */
export type Mark = { id: string; name: string };

export type Seller = {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The country in the language of the page. */
  countryName: string;
  organizationNumber: string;
  vatNumber: string;
};

/** A place of the shop elsewhere [2.34]. */
export type SocialLink = { id: "facebook" | "instagram" | "linkedin" | "x"; name: string; url: string };

/** The official picture by its path, null while the shop has none; and our own words for who cannot see it. */
export type GuaranteeNotice = {
  language: string;
  title: string;
  text: readonly string[];
  /** With {{years}}: added for a site whose guarantee is longer than the two years of the text. */
  national: string;
  file: string | null;
};

/** The site a page is rendered for; sent to the browser once, inside the HTML. */
export type ShopContext = {
  site: SiteLink & {
    name: string;
    currency: Currency;
    showWithVat: boolean;
    vatCountry: string;
    defaultCountry: string;
    target: string;
    legal: {
      /** What the law of its country asks its pages to offer. */
      pages: readonly LegalPageName[];
      withdrawalFunction: boolean;
      /** What its operator has chosen about consent to cookies. */
      impliedConsent: boolean;
      consentDays: number;
      /** "plus shipping" stands with every price. */
      shippingBesidePrice: boolean;
      /** Reductions are counted from the lowest price of the 30 days before them. */
      reductionFromLow: boolean;
    };
  };
  sites: readonly SiteLink[];
  /** The language of this page: that of its host, such as Norwegian on one of com. */
  language: Language;
  /** The shopper's choices, as their cookies tell them. */
  settings: ShopSettings;
  /** YYYY-MM-DD of the rendering: labels such as "new" are the same in the HTML and in the browser. */
  today: string;
  support: { email: string; phone: string };
  /** Who sells, as every page has to say. */
  seller: Seller;
  /** null: there is no search service, the catalogue's own listing is shown. */
  search: SearchSettings | null;
  /** Of the Swedish site, on every site [2.35]. */
  paymentMarks: readonly Mark[];
  carrierMarks: readonly Mark[];
  /** Of the site itself: how an order of it can be paid and is sent. */
  ownPaymentMarks: readonly Mark[];
  ownCarrierMarks: readonly Mark[];
  externalServices: ExternalServices;
  /** null: nobody can sign in, and no page of an account is linked to. */
  signIn: SignInSettings | null;
  socialLinks: readonly SocialLink[];
  /**
   * The notice on the legal guarantee, in each language that the site needs it in. A site without one has it in English
   * for a checkout that was begun elsewhere; whether it is shown is for `guaranteeYears` to say.
   */
  guaranteeNotices: readonly GuaranteeNotice[];
};

/** Services that the browser calls by themselves; null: the shop does without. */
export type ExternalServices = {
  /** The image service, such as https://spolverk.imgix.net [7.25]. */
  imagesUrl: string | null;
  /** The page of customers' reviews that the home page embeds [2.46]. */
  reviewsUrl: string | null;
  /** Where the card form comes from, such as https://js.stripe.com. */
  stripeJsUrl: string | null;
  /** Where the pay-later provider's widget comes from, such as https://x.klarnacdn.net. */
  payLaterJsUrl: string | null;
};

/** How a page reaches the identity provider; all of it is public [1.9]. */
export type SignInSettings = {
  /** A domain of Auth0, or the address of what speaks its language. */
  domain: string;
  clientId: string;
  /** What our tokens are for, as the provider knows the API. */
  audience: string;
  /** Another system that wants to know who is signed in [7.16]; null: none does. */
  tokenSync: { url: string; maxAgeSeconds: number } | null;
};

/** How a page reaches the search service; the key may search and nothing else. */
export type SearchSettings = { appId: string; key: string; url: string };

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** What a shopper may set for the shop [2.50], [3.5]. */
export type ShopSettings = { currency: Currency; showWithVat: boolean; theme: Theme };

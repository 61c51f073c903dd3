import type { Language } from "@spolverk/content/languages";
import type { LegalPageName } from "@spolverk/content/legal-page-names";
import type { Currency } from "@spolverk/domain";

/**
 * Another site of the shop, for the language selector [2.50], for hreflang [2.57], and for a checkout that was started
 * there.
 */
export type SiteLink = {
  code: string;
  language: Language;
  languageTranslated: string;
  hreflang: string;
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  indexable: boolean;
  /** Years of the legal guarantee on that site; null when the site needs no notice on the guarantee. */
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

/** A social media page of the shop [2.34]. */
export type SocialLink = { id: "facebook" | "instagram" | "linkedin" | "x"; name: string; url: string };

/**
 * The path of the official picture, which is null while there is none, and the shop's own text, which is also the
 * picture's alternative text.
 */
export type GuaranteeNotice = {
  language: string;
  title: string;
  text: readonly string[];
  /** A sentence with {{years}} for a site whose guarantee exceeds the two years in the text. */
  national: string;
  file: string | null;
};

/** The site for which a page is rendered. The browser receives it once, in the HTML. */
export type ShopContext = {
  site: SiteLink & {
    name: string;
    currency: Currency;
    showWithVat: boolean;
    vatCountry: string;
    defaultCountry: string;
    target: string;
    legal: {
      /** The pages that the law of the site's country demands. */
      pages: readonly LegalPageName[];
      withdrawalFunction: boolean;
      /** What the operator has chosen about cookie consent on this site. */
      impliedConsent: boolean;
      consentDays: number;
      /** Whether every price has the words "plus shipping" beside it. */
      shippingBesidePrice: boolean;
      /** Whether a reduction is stated from the lowest price of the 30 days before it. */
      reductionFromLow: boolean;
    };
  };
  sites: readonly SiteLink[];
  /** The language of this page, which its host determines: one of com's hosts is Norwegian. */
  language: Language;
  /** The shopper's settings from their cookies. */
  settings: ShopSettings;
  /**
   * The date of the rendering (YYYY-MM-DD), so that labels such as "new" are the same in the HTML and in the browser.
   */
  today: string;
  support: { email: string; phone: string };
  /** The seller, whom every page has to name. */
  seller: Seller;
  /** null without a search service; listings then come from the catalogue. */
  search: SearchSettings | null;
  /** The payment methods and carriers of the Swedish site, which every site shows [2.35]. */
  paymentMarks: readonly Mark[];
  carrierMarks: readonly Mark[];
  /** The payment methods and carriers of this site. */
  ownPaymentMarks: readonly Mark[];
  ownCarrierMarks: readonly Mark[];
  externalServices: ExternalServices;
  /** null when sign-in is not configured; no page then links to an account page. */
  signIn: SignInSettings | null;
  socialLinks: readonly SocialLink[];
  /**
   * The notice on the legal guarantee in each language that the site requires. A site that requires no notice has the
   * English one for checkouts that were started on another site; `guaranteeYears` decides whether it is shown.
   */
  guaranteeNotices: readonly GuaranteeNotice[];
};

/** Services that the browser calls directly; null when not configured. */
export type ExternalServices = {
  /** The image service, such as https://spolverk.imgix.net [7.25]. */
  imagesUrl: string | null;
  /** The page with customers' reviews that the home page embeds [2.46]. */
  reviewsUrl: string | null;
  /** Origin of the card form's script, such as https://js.stripe.com. */
  stripeJsUrl: string | null;
  /** Origin of the pay-later widget's script, such as https://x.klarnacdn.net. */
  payLaterJsUrl: string | null;
};

/** The public settings of the identity provider [1.9]. */
export type SignInSettings = {
  /** A domain of Auth0, or the address of a server that is compatible with Auth0. */
  domain: string;
  clientId: string;
  /** The audience of the shop's tokens, which is the provider's identifier of the API. */
  audience: string;
  /** Another system that the page notifies of the signed-in user [7.16]; null without one. */
  tokenSync: { url: string; maxAgeSeconds: number } | null;
};

/** The settings of the search service. The key is public and allows only searching. */
export type SearchSettings = { appId: string; key: string; url: string };

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** The shopper's settings [2.50], [3.5]. */
export type ShopSettings = { currency: Currency; showWithVat: boolean; theme: Theme };

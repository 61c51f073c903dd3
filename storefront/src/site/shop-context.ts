import type { Language } from "@spolverk/content/languages";
import type { LegalPageName } from "@spolverk/content/legal-page-names";
import type { Currency } from "@spolverk/domain";

/** Another site, for the language selector, hreflang [2.50], [2.57], and checkouts started there. */
export type SiteLink = {
  code: string;
  language: Language;
  languageTranslated: string;
  hreflang: string;
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  indexable: boolean;
  /** Years of the legal guarantee there; null when no notice on it is required. */
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

/** The path of the official picture, null while there is none, and our own text, which is also its alternative text. */
export type GuaranteeNotice = {
  language: string;
  title: string;
  text: readonly string[];
  /** With {{years}}: added on a site whose guarantee exceeds the two years in the text. */
  national: string;
  file: string | null;
};

/** The site that a page is rendered for; sent to the browser once, in the HTML. */
export type ShopContext = {
  site: SiteLink & {
    name: string;
    currency: Currency;
    showWithVat: boolean;
    vatCountry: string;
    defaultCountry: string;
    target: string;
    legal: {
      /** Pages that the law of its country demands. */
      pages: readonly LegalPageName[];
      withdrawalFunction: boolean;
      /** The operator's choices on cookie consent. */
      impliedConsent: boolean;
      consentDays: number;
      /** Show "plus shipping" beside every price. */
      shippingBesidePrice: boolean;
      /** Count reductions from the lowest price of the 30 days before them. */
      reductionFromLow: boolean;
    };
  };
  sites: readonly SiteLink[];
  /** The language of this page: that of its host, such as Norwegian on one of com's. */
  language: Language;
  /** The shopper's settings from their cookies. */
  settings: ShopSettings;
  /** YYYY-MM-DD of the rendering, so that labels such as "new" match in HTML and browser. */
  today: string;
  support: { email: string; phone: string };
  /** The seller, whom every page has to name. */
  seller: Seller;
  /** null without a search service: the catalogue's own listing is shown. */
  search: SearchSettings | null;
  /** Of the Swedish site, on every site [2.35]. */
  paymentMarks: readonly Mark[];
  carrierMarks: readonly Mark[];
  /** The site's own payment methods and carriers. */
  ownPaymentMarks: readonly Mark[];
  ownCarrierMarks: readonly Mark[];
  externalServices: ExternalServices;
  /** null when sign-in is not configured: no account page is linked. */
  signIn: SignInSettings | null;
  socialLinks: readonly SocialLink[];
  /**
   * The notice on the legal guarantee in each language that the site requires. A site without one has the English
   * notice for checkouts started elsewhere; `guaranteeYears` decides whether it is shown.
   */
  guaranteeNotices: readonly GuaranteeNotice[];
};

/** Services that the browser calls directly; null when not configured. */
export type ExternalServices = {
  /** The image service, such as https://spolverk.imgix.net [7.25]. */
  imagesUrl: string | null;
  /** The page of customers' reviews that the home page embeds [2.46]. */
  reviewsUrl: string | null;
  /** Origin of the card form's script, such as https://js.stripe.com. */
  stripeJsUrl: string | null;
  /** Origin of the pay-later widget's script, such as https://x.klarnacdn.net. */
  payLaterJsUrl: string | null;
};

/** The public settings of the identity provider [1.9]. */
export type SignInSettings = {
  /** A domain of Auth0, or the address of a compatible server. */
  domain: string;
  clientId: string;
  /** Audience of our tokens: the provider's identifier of the API. */
  audience: string;
  /** Another system that is notified of the signed-in user [7.16]; null without one. */
  tokenSync: { url: string; maxAgeSeconds: number } | null;
};

/** The search service's settings; the key is limited to searching. */
export type SearchSettings = { appId: string; key: string; url: string };

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** The shopper's settings [2.50], [3.5]. */
export type ShopSettings = { currency: Currency; showWithVat: boolean; theme: Theme };

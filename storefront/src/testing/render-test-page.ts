import { renderPage } from "../entry-server.tsx";
import type { RenderInput } from "../page-renderer.ts";
import type { ShopContext } from "../site/shop-context.ts";

const se = {
  code: "se",
  language: "sv",
  languageTranslated: "Svenska",
  hreflang: "sv-SE",
  origin: "http://se.localhost",
  indexable: true,
  guaranteeYears: 3,
} as const;
const com = { ...se, code: "com", language: "en", hreflang: "en", origin: "http://localhost" } as const;
const detail = {
  name: "",
  currency: "SEK",
  showWithVat: true,
  vatCountry: "SE",
  defaultCountry: "SE",
  legal: {
    pages: ["imprint", "terms", "withdrawal", "shipping", "returns", "warranty", "accessibility", "privacy"],
    withdrawalFunction: true,
    impliedConsent: true,
    consentDays: 180,
    shippingBesidePrice: false,
    reductionFromLow: false,
  },
} as const;

/** The Swedish site's shop context with changes. */
export function toTestShop(changes: Partial<ShopContext> = {}): ShopContext {
  return {
    site: { ...se, ...detail, target: "production" },
    sites: [com, se],
    language: "sv",
    settings: { currency: "SEK", showWithVat: true, theme: "system" },
    today: "2026-11-21",
    support: { email: "support@example.com", phone: "+46 1" },
    seller: {
      name: "Spolverk AB",
      address: "Garverigatan 14",
      postalCode: "252 25",
      city: "Helsingborg",
      country: "SE",
      countryName: "Sverige",
      organizationNumber: "559999-9991",
      vatNumber: "SE559999999101",
    },
    search: null,
    signIn: null,
    paymentMarks: [],
    carrierMarks: [],
    ownPaymentMarks: [],
    ownCarrierMarks: [],
    guaranteeNotices: [],
    socialLinks: [
      { id: "instagram", name: "Instagram", url: "https://www.instagram.com/spolverk" },
      { id: "facebook", name: "Facebook", url: "https://www.facebook.com/spolverk" },
      { id: "x", name: "X", url: "https://x.com/spolverk" },
      { id: "linkedin", name: "LinkedIn", url: "https://www.linkedin.com/company/spolverk" },
    ],
    externalServices: { imagesUrl: null, reviewsUrl: null, stripeJsUrl: null, payLaterJsUrl: null },
    ...changes,
  };
}

/** Renders a page of the Swedish site on the server; the API is the global `fetch`. */
export async function renderTestPage(
  path: string,
  shop = toTestShop(),
  report: RenderInput["report"] = () => {},
  sharedReplies: RenderInput["sharedReplies"] = { get: async (_key, load) => load() },
  headers: RenderInput["headers"] = {},
) {
  const request = new Request(`http://se.localhost${path}`);
  return renderPage(request, {
    shop,
    apiUrl: "http://bff/api",
    headers,
    sharedReplies,
    manifest: { routes: {} },
    report,
  });
}
export const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

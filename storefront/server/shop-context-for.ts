import {
  type Carrier,
  listHosts,
  readCarriers,
  readGuaranteeNotices,
  readShop,
  readSites,
  type Shop,
  type Site,
} from "@spolverk/content";
import { formatCountry } from "@spolverk/domain";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";
import { readSettings } from "../src/site/settings-cookies.ts";
import type {
  ExternalServices,
  GuaranteeNotice,
  Mark,
  SearchSettings,
  Seller,
  ShopContext,
  SignInSettings,
  SiteLink,
} from "../src/site/shop-context.ts";

const paymentNames: Readonly<Record<string, string>> = {
  amex: "American Express",
  discover: "Discover",
  klarna: "Klarna",
  maestro: "Maestro",
  mastercard: "Mastercard",
  swish: "Swish",
  visa: "Visa",
};

type Cookies = Readonly<Record<string, string | undefined>>;

const toPaymentMarks = (site: Site): Mark[] =>
  site.paymentMarks.map((id) => ({ id, name: paymentNames[id] ?? id }));

function toCarrierMarks(site: Site, carriers: readonly Carrier[]): Mark[] {
  return site.carriers.flatMap((id) =>
    carriers.filter((carrier) => carrier.id === id).map(({ name }) => ({ id, name })),
  );
}

/** Creates the function that resolves a page's shop context from the site and the request's cookies. */
export function createShopContextFor(
  hostTemplate: string,
  {
    search,
    signIn,
    ...externalServices
  }: ExternalServices & { search: SearchSettings | null; signIn: SignInSettings | null },
): (site: Site, cookies: Cookies) => ShopContext {
  const allSites = readSites();
  const carriers = readCarriers();
  // The footer shows the Swedish site's trust marks on every site [2.35].
  const swedish = allSites.find((site) => site.code === "se");
  const shared = {
    sites: listHosts(allSites)
      .filter((site) => site.target === "production")
      .map((site) => toSiteLink(site, hostTemplate)),
    support: readShop().support,
    search,
    signIn,
    socialLinks: readShop().social,
    paymentMarks: swedish ? toPaymentMarks(swedish) : [],
    carrierMarks: swedish ? toCarrierMarks(swedish, carriers) : [],
    externalServices,
  };

  const describe = (site: Site) => ({
    ...shared,
    site: toPageSite(site, hostTemplate),
    ownPaymentMarks: toPaymentMarks(site),
    ownCarrierMarks: toCarrierMarks(site, carriers),
    guaranteeNotices: toGuaranteeNotices(site),
    seller: toSeller(readShop(), site.language),
    language: site.language,
  });
  // Memoized, because every request needs it, cached pages included.
  const described = new WeakMap<Site, ReturnType<typeof describe>>();

  return (site, cookies) => {
    const ofSite = described.get(site) ?? describe(site);
    described.set(site, ofSite);
    return {
      ...ofSite,
      settings: readSettings(cookies, site),
      today: new Date().toISOString().slice(0, 10),
    };
  };
}

function toSiteLink(site: Site, hostTemplate: string): SiteLink {
  const { code, language, languageTranslated, hreflang, indexable } = site;
  return {
    code,
    language,
    languageTranslated,
    hreflang,
    indexable,
    origin: toSiteOrigin(hostTemplate, site),
    guaranteeYears: site.legal.guaranteeYears,
  };
}

function toPageSite(site: Site, hostTemplate: string): ShopContext["site"] {
  const { name, currency, showWithVat, vatCountry, defaultCountry, target } = site;
  const { pages, withdrawalFunction, impliedConsent, consentDays, shippingBesidePrice, reductionFromLow } =
    site.legal;
  return {
    ...toSiteLink(site, hostTemplate),
    name,
    currency,
    showWithVat,
    vatCountry,
    defaultCountry,
    target,
    legal: { pages, withdrawalFunction, impliedConsent, consentDays, shippingBesidePrice, reductionFromLow },
  };
}

/** The seller without its bank account for invoices. */
function toSeller({ seller }: Shop, language: Site["language"]): Seller {
  const { name, address, postalCode, city, country, organizationNumber, vatNumber } = seller;
  const countryName = formatCountry(country, language);
  return { name, address, postalCode, city, country, countryName, organizationNumber, vatNumber };
}

/**
 * The notices on the legal guarantee that the site has to show (regulation (EU) 2025/1960). A site that has to show
 * none gets the English notice, because it may show a checkout of another site.
 */
function toGuaranteeNotices({ legal: { guaranteeNotice } }: Site): GuaranteeNotice[] {
  const languages = guaranteeNotice.length > 0 ? guaranteeNotice : ["en"];
  return languages.flatMap((language) =>
    readGuaranteeNotices().filter((notice) => notice.language === language),
  );
}

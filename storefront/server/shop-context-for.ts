import { type Carrier, type Language, readCarriers, readShop, readSites, type Site } from "@spolverk/content";
import { toSiteOrigin } from "@spolverk/server-kit/to-site-origin";
import { readSettings, settingsCookies } from "../src/site/settings-cookies.ts";
import type {
  Mark,
  ExternalServices,
  SearchSettings,
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

/** Norwegian has no site of its own: choosing it stays on com, remembered in a cookie [DESIGN 4]. */
function resolveLanguage(site: Site, cookies: Cookies): Language {
  return site.code === "com" && cookies[settingsCookies.language] === "no" ? "no" : site.language;
}

function toCarrierMarks(site: Site, carriers: readonly Carrier[]): Mark[] {
  return site.carriers.flatMap((id) =>
    carriers.filter((carrier) => carrier.id === id).map(({ name }) => ({ id, name })),
  );
}

/** Makes, for a site and what a request says of its sender, what its pages need to know of the shop. */
export function createShopContextFor(
  hostTemplate: string,
  {
    search,
    signIn,
    ...externalServices
  }: ExternalServices & { search: SearchSettings | null; signIn: SignInSettings | null },
): (site: Site, cookies: Cookies) => ShopContext {
  const allSites = readSites();
  // The footer shows the marks of the Swedish site on every site [2.35].
  const swedish = allSites.find((site) => site.code === "se");
  const shared = {
    sites: allSites
      .filter((site) => site.target === "production")
      .map((site) => toSiteLink(site, hostTemplate)),
    support: readShop().support,
    search,
    signIn,
    socialLinks: readShop().social,
    paymentMarks: (swedish?.paymentMarks ?? []).map((id) => ({ id, name: paymentNames[id] ?? id })),
    carrierMarks: swedish ? toCarrierMarks(swedish, readCarriers()) : [],
    externalServices,
  };
  const pageSites = new Map(allSites.map((site) => [site, toPageSite(site, hostTemplate)]));

  return (site, cookies) => ({
    ...shared,
    site: pageSites.get(site) ?? toPageSite(site, hostTemplate),
    language: resolveLanguage(site, cookies),
    settings: readSettings(cookies, site),
    today: new Date().toISOString().slice(0, 10),
  });
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
  };
}

function toPageSite(site: Site, hostTemplate: string): ShopContext["site"] {
  const { name, currency, showWithVat, vatCountry, defaultCountry, target } = site;
  return {
    ...toSiteLink(site, hostTemplate),
    name,
    currency,
    showWithVat,
    vatCountry,
    defaultCountry,
    target,
  };
}

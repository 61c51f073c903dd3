import { currencies, formatCountry, paymentMethods, standardVatRates } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { languages } from "./languages.ts";
import { loadContent } from "./load/load-content.ts";
import { contentDirectory } from "./read-compiled.ts";
import { toPlainText } from "./rich-text/to-plain-text.ts";
import { listHosts, toSiteInLanguage } from "./to-site-in-language.ts";

const { content } = loadContent(contentDirectory);
if (!content) throw new Error("the content has mistakes; the build names them");
const { sites, carriers, legal } = content;

describe("the configuration of a site", () => {
  it.each(sites)("defines every field for $code [3.27]", (site) => {
    expect(site.name).not.toBe("");
    expect(site.hreflang).toMatch(new RegExp(`^${site.language}(-[A-Z]{2})?$`));
    expect(languages).toContain(site.language);
    // The site's name of its language may add a country, such as "English (UK)".
    const language = new Intl.DisplayNames(site.language, { type: "language" }).of(site.language) ?? "";
    expect(site.languageTranslated.toLowerCase()).toMatch(
      new RegExp(`^${language.toLowerCase()}( \\(.+\\))?$`),
    );
    expect(currencies).toContain(site.currency);
    expect(site.showWithVat).toBeTypeOf("boolean");
    expect(site.domain).toMatch(/^[a-z.-]+\.[a-z]{2,}$/);
    expect(["production", "pre-production", "development"]).toContain(site.target);
    expect(paymentMethods).toEqual(expect.arrayContaining([...site.paymentMethods]));
    expect(site.carriers.length).toBeGreaterThan(0);
  });

  it("uses a unique code, subdomain and domain [3.27]", () => {
    const subdomains = sites.map(({ subdomain }) => subdomain);
    const domains = sites.map(({ domain }) => domain);
    const codes = sites.map(({ code }) => code);
    for (const values of [codes, subdomains, domains]) expect(new Set(values).size).toBe(sites.length);
    expect(subdomains.slice(0, 2)).toEqual(["", "se"]);
  });

  it("shows prices with VAT to consumers of the EU, Norway and the United Kingdom, by language [9.3]", () => {
    const com = sites.find(({ code }) => code === "com")!;
    expect(toSiteInLanguage(com, "en")).toMatchObject({ showWithVat: false, defaultCountry: "US" });
    const norwegian = { showWithVat: true, vatCountry: "NO", defaultCountry: "NO" };
    expect(toSiteInLanguage(com, "no")).toMatchObject(norwegian);
    for (const site of sites.filter(({ code }) => code !== "com")) {
      expect(toSiteInLanguage(site, site.language)).toMatchObject({ showWithVat: true });
    }
  });

  it("gives Norwegian on com a host of its own, in kroner [2.57]", () => {
    const hosts = listHosts(sites);
    expect(hosts).toHaveLength(sites.length + 1);
    expect(hosts[1]).toMatchObject({
      code: "com",
      language: "no",
      subdomain: "no",
      hreflang: "nb-NO",
      currency: "NOK",
    });
    for (const key of ["subdomain", "hreflang"] as const) {
      const values = hosts.filter(({ indexable }) => indexable).map((host) => host[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("shows the EU's notice on the legal guarantee on com in English only: Norwegian law has other periods", () => {
    const com = sites.find(({ code }) => code === "com")!;
    const none = { guaranteeNotice: [], guaranteeYears: null };
    expect(toSiteInLanguage(com, "en").legal).toEqual(com.legal);
    expect(com.legal).toMatchObject({ guaranteeNotice: ["en"], guaranteeYears: 3 });
    expect(toSiteInLanguage(com, "no").legal).toEqual({ ...com.legal, ...none });
  });

  it("matches the specification for Sweden: Swedish, SEK and prices with VAT [3.27] [9.3]", () => {
    expect(sites.find(({ code }) => code === "se")).toMatchObject({
      language: "sv",
      hreflang: "sv-SE",
      currency: "SEK",
      showWithVat: true,
      target: "production",
    });
  });
});

describe("a site's texts about deliveries abroad", () => {
  const reachedBy = (codes: readonly string[]) =>
    new Set(
      carriers
        .filter(({ id }) => codes.includes(id))
        .flatMap(({ services }) => services.flatMap(({ zones }) => zones.flatMap((zone) => zone.countries))),
    );
  const everywhere = [...reachedBy(carriers.map(({ id }) => id))];
  const pages = legal.flatMap(({ site: code, language, pages: { shipping } }) => {
    const site = sites.find((one) => one.code === code);
    if (!site || !shipping) throw new Error(`${code} has no page about shipping`);
    const reached = reachedBy(site.carriers);
    return [{ code, target: site.target, language, reached, shipping: toPlainText(shipping.content) }];
  });
  const namesCountry = (text: string, country: string, language: string) =>
    new RegExp(String.raw`(?<!\p{L})${formatCountry(country, language)}(?!\p{L})`, "u").test(text);

  it.each(pages)(
    "cover on $code in $language the countries that its carriers reach",
    ({ language, reached, shipping }) => {
      const named = everywhere.filter((country) => namesCountry(shipping, country, language));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((country) => !reached.has(country))).toEqual([]);
    },
  );

  /**
   * "… does not collect it again" by language. Every site needs this sentence: each reaches Norway or the United
   * Kingdom, whose VAT the shop can charge.
   */
  const paidOnce = {
    da: /opkræver den ikke igen/,
    de: /nicht noch einmal/,
    en: /does not collect it again/,
    es: /no lo cobra otra vez/,
    fr: /seconde fois/,
    it: /non la riscuote di nuovo/,
    no: /ikke inn en gang til/,
    sv: /inte ut den en gång till/,
  };

  it.each(pages)(
    "say on $code in $language that the carrier does not collect VAT which the checkout includes [9.12]",
    ({ language, reached, shipping }) => {
      const charged = (["NO", "GB"] as const).filter((country) => standardVatRates[country] !== undefined);
      expect(charged).toEqual(["NO", "GB"]);
      expect(charged.some((country) => reached.has(country))).toBe(true);
      expect(shipping).toMatch(paidOnce[language]);
    },
  );

  it.each(pages.filter(({ target, reached }) => target === "production" && reached.has("GB")))(
    "name on $code in $language the value above which the United Kingdom may charge duty [9.12]",
    ({ shipping }) => expect(shipping).toMatch(/\d GBP/),
  );

  /** "outside the EU or its VAT area" by language. The words cover Åland and Greenland, which are not inside both. */
  const outsideVatArea = {
    da: /uden for EU eller EU’s momsområde/i,
    de: /außerhalb der EU oder ihres Mehrwertsteuergebiets/i,
    en: /outside the EU or its VAT area/i,
    es: /fuera de la UE o de su territorio del IVA/i,
    fr: /hors de l’UE ou de son territoire de TVA/i,
    it: /fuori dall’UE o dal suo territorio IVA/i,
    no: /utenfor EU eller EUs avgiftsområde/i,
    sv: /utanför EU eller EU:s momsområde/i,
  };

  it.each(legal.filter(({ site }) => site !== "co.uk"))(
    "say in the terms of $site in $language that import charges depend on the EU's VAT area, too [9.12]",
    ({ language, pages: { terms } }) =>
      expect(terms && toPlainText(terms.content)).toMatch(outsideVatArea[language]),
  );
});

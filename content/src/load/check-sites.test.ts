import { describe, expect, it } from "vitest";
import type { Carrier } from "../schema/carrier.ts";
import type { Site } from "../schema/site.ts";
import { checkSites } from "./check-sites.ts";

const amount = { SEK: 1, EUR: 1, USD: 1, DKK: 1, NOK: 1, GBP: 1 };
const name = { da: "x", de: "x", en: "x", es: "x", fr: "x", it: "x", no: "x", sv: "x" };

function carrier(id: string, ...zones: string[][]): Carrier {
  const service = {
    id: `${id}-door`,
    name,
    servicePoint: false,
    maxParcelKg: null,
    zones: zones.map((countries, index) => ({
      id: `${id}-zone-${index}`,
      countries,
      price: amount,
      freeAbove: null,
      workingDays: { min: 1, max: 3 },
    })),
  };
  return { id, name: id, services: [service] };
}

function site(change: Partial<Site>): Site {
  return {
    code: "se",
    subdomain: "se",
    name: "Spolverk",
    domain: "spolverk.se",
    language: "sv",
    hreflang: "sv-SE",
    languageTranslated: "Svenska",
    currency: "SEK",
    showWithVat: true,
    vatCountry: "SE",
    defaultCountry: "SE",
    byLanguage: {},
    indexable: true,
    target: "production",
    paymentMethods: ["stripe"],
    paymentMarks: ["visa"],
    carriers: ["postnord"],
    legal: {
      folders: { sv: "se" },
      pages: ["terms"],
      withdrawalFunction: true,
      guaranteeNotice: ["sv"],
      guaranteeYears: 3,
      warningLanguages: [],
      shippingBesidePrice: false,
      reductionFromLow: false,
      impliedConsent: false,
      consentDays: 180,
      registrations: [],
    },
    ...change,
  };
}

describe("checkSites", () => {
  it("accepts a site whose carriers reach its country [9.6]", () => {
    expect(checkSites({ sites: [site({})], carriers: [carrier("postnord", ["SE"])] })).toEqual([]);
  });

  it("refuses an unknown carrier", () => {
    const problems = checkSites({
      sites: [site({ carriers: ["pigeon"] })],
      carriers: [carrier("ups", ["SE"])],
    });
    expect(problems).toEqual([
      {
        file: "sites.yaml",
        field: "[0].carriers[0]",
        message: 'expected a carrier of carriers.yaml, not "pigeon"',
      },
    ]);
  });

  it("refuses a carrier that does not reach the site's default country", () => {
    const [problem] = checkSites({ sites: [site({})], carriers: [carrier("postnord", ["DK"])] });
    expect(problem?.message).toContain("reaches SE");
  });

  it.each([
    ["a notice on the legal guarantee without its years", { guaranteeYears: null }],
    ["years of the legal guarantee without a notice", { guaranteeNotice: [] }],
  ])("refuses %s", (_, change) => {
    const sites = [site({ legal: { ...site({}).legal, ...change } })];
    const problems = checkSites({ sites, carriers: [carrier("postnord", ["SE"])] });
    expect(problems.map(({ field }) => field)).toEqual(["[0].legal.guaranteeYears"]);
  });

  it("refuses years of the legal guarantee without a notice for a language without a site of its own", () => {
    const { hreflang, languageTranslated, currency, showWithVat, vatCountry, defaultCountry } = site({});
    const own = { hreflang, languageTranslated, currency, showWithVat, vatCountry, defaultCountry };
    const legal = { guaranteeNotice: [], guaranteeYears: 5 };
    const sites = [site({ byLanguage: { no: { ...own, subdomain: "no", legal } } })];
    const problems = checkSites({ sites, carriers: [carrier("postnord", ["SE"])] });
    expect(problems.map(({ field }) => field)).toEqual(["[0].byLanguage.no.legal.guaranteeYears"]);
  });

  it("refuses two sites with one code, subdomain and domain", () => {
    const problems = checkSites({ sites: [site({}), site({})], carriers: [carrier("postnord", ["SE"])] });
    expect(problems.map(({ field }) => field)).toEqual(["[1].code", "[1].subdomain", "[1].domain"]);
  });

  it("refuses a country in two zones of a service, whose price would be ambiguous", () => {
    const carriers = [carrier("postnord", ["SE", "DK"], ["DK"])];
    const [problem] = checkSites({ sites: [site({})], carriers });
    expect(problem?.message).toBe("expected DK in one zone only");
  });

  it("refuses two services with one id", () => {
    const postnord = carrier("postnord", ["SE"]);
    const twice = { ...carrier("ups", ["NO"]), services: postnord.services };
    const messages = checkSites({ sites: [site({})], carriers: [postnord, twice] }).map(
      (problem) => problem.message,
    );
    expect(messages).toContain('expected the id "postnord-door" for one service or zone only');
  });
});

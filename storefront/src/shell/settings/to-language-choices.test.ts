import { describe, expect, it } from "vitest";
import { toLanguageChoices } from "./to-language-choices.ts";

const toSite = (code: string, language: "en" | "sv" | "no", origin: string) => ({
  code,
  language,
  languageTranslated: language,
  hreflang: language,
  origin,
  indexable: true,
  guaranteeYears: 3,
});
const com = toSite("com", "en", "http://localhost:3000");
const norwegian = toSite("com", "no", "http://no.localhost:3000");
const se = toSite("se", "sv", "http://se.localhost:3000");
const detail = {
  name: "",
  currency: "SEK",
  showWithVat: true,
  vatCountry: "SE",
  defaultCountry: "SE",
  target: "production",
  legal: {
    pages: [],
    withdrawalFunction: false,
    impliedConsent: true,
    consentDays: 180,
    shippingBesidePrice: false,
    reductionFromLow: false,
  },
} as const;
const choicesFrom = (site: typeof com, search = "") =>
  toLanguageChoices(
    { site: { ...site, ...detail }, sites: [com, norwegian, se] },
    { pathname: "/shop/printers", search },
  );

describe("toLanguageChoices [2.50]", () => {
  it("links to each language's host with the same path and query", () => {
    expect(choicesFrom(com, "?sort=latest").map(({ href }) => href)).toEqual([
      "http://localhost:3000/shop/printers?sort=latest",
      "http://no.localhost:3000/shop/printers?sort=latest",
      "http://se.localhost:3000/shop/printers?sort=latest",
    ]);
  });

  it("marks the page's language, even on a site with two languages", () => {
    const chosen = (choices: ReturnType<typeof choicesFrom>) =>
      choices.filter((choice) => choice.chosen).map(({ language }) => language);
    expect(chosen(choicesFrom(se))).toEqual(["sv"]);
    expect(chosen(choicesFrom(com))).toEqual(["en"]);
    expect(chosen(choicesFrom(norwegian))).toEqual(["no"]);
  });
});

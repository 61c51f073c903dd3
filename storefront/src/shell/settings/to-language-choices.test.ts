import { describe, expect, it } from "vitest";
import { toLanguageChoices } from "./to-language-choices.ts";

const toSite = (code: string, language: "en" | "sv", origin: string) => ({
  code,
  language,
  languageTranslated: language,
  hreflang: language,
  origin,
  indexable: true,
  guaranteeYears: 3,
});
const com = toSite("com", "en", "http://localhost:3000");
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
const choicesFrom = (site: typeof com, language: "en" | "sv" | "no", search = "") =>
  toLanguageChoices(
    { site: { ...site, ...detail }, sites: [com, se], language },
    { pathname: "/shop/printers", search },
  );

describe("choosing a language [2.50]", () => {
  it("leads to that language's site with the same path", () => {
    expect(choicesFrom(com, "en").find(({ language }) => language === "sv")?.href).toBe(
      "http://se.localhost:3000/shop/printers",
    );
  });
  it("keeps the query, on com together with the language", () => {
    const hrefs = choicesFrom(com, "en", "?sort=latest&language=no").map(({ href }) => href);
    expect(hrefs).toEqual([
      "http://localhost:3000/shop/printers?sort=latest&language=en",
      "http://localhost:3000/shop/printers?sort=latest&language=no",
      "http://se.localhost:3000/shop/printers?sort=latest",
    ]);
  });
  it("offers Norwegian on com", () => {
    expect(choicesFrom(se, "sv").find(({ language }) => language === "no")?.href).toBe(
      "http://localhost:3000/shop/printers?language=no",
    );
  });
  it("marks the language of the page, which on com may be Norwegian", () => {
    const chosen = (choices: ReturnType<typeof choicesFrom>) =>
      choices.filter((choice) => choice.chosen).map(({ language }) => language);
    expect(chosen(choicesFrom(se, "sv"))).toEqual(["sv"]);
    expect(chosen(choicesFrom(com, "no"))).toEqual(["no"]);
  });
});

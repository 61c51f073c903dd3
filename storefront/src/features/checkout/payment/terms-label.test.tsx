import { type Language, languages } from "@spolverk/content/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import type { SiteLink } from "../../../site/shop-context.ts";
import { TermsLabel } from "./terms-label.tsx";

async function render(language: Language, isCompany: boolean, otherSite: SiteLink | null) {
  const i18n = await createTestI18n(language);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <TermsLabel isCompany={isCompany} otherSite={otherSite} />
    </I18nextProvider>,
  );
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*target="_blank"[^>]*>[^<]+<\/a>/g)].map(([, path]) => path);

describe.each(languages)("the label of the terms in %s", (language) => {
  it.each([
    ["a private individual", false, ["/terms", "/withdrawal-policy", "/privacy"]],
    ["a company, which may not withdraw,", true, ["/terms", "/privacy"]],
  ])(
    "links %s to the accepted and acknowledged pages, each in a new tab [2.16] [5.7]",
    async (_, isCompany, paths) => {
      const html = await render(language, isCompany, null);
      expect(linksIn(html)).toEqual(paths);
      expect(html).not.toMatch(/&lt;|<terms>|<withdrawal>|<privacy>|\{\{/);
    },
  );
});

describe("the label of the terms of a checkout started on another site", () => {
  const de: SiteLink = {
    code: "de",
    language: "de",
    languageTranslated: "Deutsch",
    hreflang: "de-DE",
    origin: "https://spolverk.de",
    indexable: true,
    guaranteeYears: 2,
  };
  const com: SiteLink = { ...de, code: "com", language: "en", origin: "https://spolverk.com" };

  it("links to that site's pages and names the site and its language [5.7]", async () => {
    const html = await render("sv", false, de);
    expect(linksIn(html)).toEqual(
      ["terms", "withdrawal-policy", "privacy"].map((path) => `https://spolverk.de/${path}`),
    );
    expect(html).toContain("Du påbörjade beställningen på spolverk.de, vars villkor gäller. Språk: Deutsch.");
  });

  it("links to com's English terms, whatever language was chosen on com, because the shopper accepts the English text", async () => {
    const html = await render("sv", true, com);
    expect(linksIn(html)).toEqual(
      ["terms", "privacy"].map((path) => `https://spolverk.com/${path}?language=en`),
    );
  });
});

import { describe, expect, it } from "vitest";
import { toSitemap } from "./sitemap.ts";

const toSite = (code: string, hreflang: string, indexable = true) => ({
  code,
  hreflang,
  indexable,
  language: "en" as const,
  languageTranslated: "",
  origin: `https://${code}.example`,
  guaranteeYears: null,
});
const sites = [toSite("com", "en"), toSite("se", "sv-SE"), toSite("development", "en", false)];

describe("a sitemap [2.57]", () => {
  const xml = toSitemap({ origin: "https://se.example" }, sites, ["/shop", "/product/a&b/c"]);

  it("lists each page on its own site", () => {
    expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      "<loc>https://se.example/shop</loc>",
      "<loc>https://se.example/product/a&amp;b/c</loc>",
    ]);
  });
  it("lists each page on every indexed site, with com as x-default", () => {
    const [, page = ""] = xml.split("<url>");
    expect(
      [...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    ).toEqual([
      ["en", "https://com.example/shop"],
      ["sv-SE", "https://se.example/shop"],
      ["x-default", "https://com.example/shop"],
    ]);
  });
  it("throws for more pages than search engines read", () => {
    expect(() =>
      toSitemap(
        { origin: "" },
        sites,
        Array.from({ length: 50_001 }, () => "/"),
      ),
    ).toThrow(RangeError);
  });
});

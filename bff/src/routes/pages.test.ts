import { toPlainText } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import type { Page } from "../contract/knowledge.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";

type Nodes = Page["content"]["content"];

const toWords = (content: Nodes) => toPlainText({ type: "doc", content });

/** Each table of a page as text, after the text of the paragraph before it. */
function toOffers({ content: { content } }: Page): (string | string[])[][] {
  return content.flatMap((node, index) => {
    const before = content[index - 1];
    if (node.type !== "table" || !before) return [];
    const rows = node.content.map((row) =>
      row.content.map((cell) => toWords([{ type: "paragraph", content: cell.content }])),
    );
    return [[toWords([before]), ...rows]];
  });
}

describe("GET /pages", () => {
  it("lists the content pages with title and description [2.17]", async () => {
    const { reply } = await createTestShop().get<{ pages: Page[] }>("/pages?language=de");
    expect(reply.pages).toEqual(
      expect.arrayContaining([
        { name: "about", title: "about in de", description: "What about says." },
        { name: "faq", title: "faq in de", description: "What faq says." },
      ]),
    );
  });

  it("lists the legal pages of the site under their paths in the shop [2.17]", async () => {
    const { reply } = await createTestShop().get<{ pages: Page[] }>("/pages?language=en&site=co.uk");
    const legal = reply.pages.filter(({ title }) => title.endsWith("of uk"));
    expect(legal.map(({ name }) => name)).toEqual(["terms", "withdrawal-policy", "shipping"]);
  });
});

describe("GET /pages/{name}", () => {
  it("returns a page with title, description and content in the language of the request [3.26]", async () => {
    const { reply } = await createTestShop().get<Page>("/pages/faq?language=fr");
    expect(reply).toMatchObject({ name: "faq", title: "faq in fr", description: "What faq says." });
    expect(JSON.stringify(reply.content)).toContain("Text of faq in fr.");
  });

  it.each([
    ["com", "site=com&language=en", "terms of com"],
    ["co.uk, in the same language", "site=co.uk&language=en", "terms of uk"],
    ["com in Norwegian", "site=com&language=no", "terms of no"],
    ["com in a language that the site does not have", "site=com&language=fr", "terms of com"],
    ["the first site of the language, by default", "language=de", "terms of de"],
  ])("returns the legal page of %s", async (_, query, title) => {
    const { status, reply } = await createTestShop().get<Page>(`/pages/terms?${query}`);
    expect([status, reply.name, reply.title]).toEqual([200, "terms", title]);
  });

  it("returns the instruction on withdrawal at its own path, not that of the withdrawal form", async () => {
    const { reply } = await createTestShop().get<Page>("/pages/withdrawal-policy?site=se&language=sv");
    expect([reply.name, reply.title]).toEqual(["withdrawal-policy", "withdrawal of se"]);
    expect((await createTestShop().get("/pages/withdrawal?site=se")).status).toBe(404);
  });

  it("refuses an unknown site", async () => {
    const answer = await createTestShop().get("/pages/terms?site=mars&language=en");
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.site": "Invalid value" } } });
  });

  it("responds with 404 for a legal page that the site does not have", async () => {
    const { status, reply } = await createTestShop().get("/pages/imprint?site=se");
    expect([status, reply.code]).toEqual([404, "page_not_found"]);
  });

  it("lists the current prices of the site's carriers in the site's currency, with VAT on a site that shows prices with VAT", async () => {
    const { reply } = await createTestShop().get<Page>("/pages/shipping?site=se&language=sv");
    const head = ["Transportör och tjänst", "Pris inkl. moms", "Fri frakt från", "Arbetsdagar"];
    expect(toOffers(reply)).toEqual([
      [
        "Sverige",
        head,
        ["postnord till dörren, högst 20 kg per paket", "73,96 SEK", "600,00 SEK", "1–3"],
        ["db-schenker till dörren, högst 20 kg per paket", "98,91 SEK", "–", "1–3"],
      ],
      ["Danmark", head, ["postnord till dörren, högst 20 kg per paket", "123,96 SEK", "–", "1–3"]],
    ]);
  });

  it("lists prices without VAT on a site that shows prices without VAT", async () => {
    const { reply } = await createTestShop().get<Page>("/pages/shipping?site=com&language=en");
    const offers = toOffers(reply);
    expect(offers[0]?.[1]?.[1]).toBe("Price excl. VAT");
    expect(offers.map(([countries, , offer]) => [countries, offer?.[1]])).toEqual([
      ["Sweden, United States", "$31.38"],
      ["Denmark, Finland, Germany", "$9.14"],
    ]);
  });

  it("contains one table per group of countries with the same offers, with the VAT charged there", async () => {
    const rates = { ...testCatalogue.settings, vatRates: { DE: 19, DK: 25, FI: 25 } };
    const shop = createTestShop({ data: { ...testCatalogue, settings: rates } });
    const { reply } = await shop.get<Page>("/pages/shipping?site=de&language=de");
    expect(toOffers(reply).map(([countries, , offer]) => [countries, offer?.[1]])).toEqual([
      ["Deutschland", "€9.12"],
      ["Dänemark, Finnland", "€9.58"],
    ]);
  });

  it("responds with 404 for an unknown page", async () => {
    const { status, reply } = await createTestShop().get("/pages/nowhere");
    expect([status, reply.code]).toEqual([404, "page_not_found"]);
  });
});

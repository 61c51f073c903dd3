import type { Product } from "@spolverk/bff/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeProduct, fakeShopApiWith } from "../../testing/fake-shop-api.ts";
import { renderTestPage, toTestShop } from "../../testing/render-test-page.ts";

type Information = Product["information"];

const contact = {
  name: "Brinnkant Presisjon AS",
  address: "Dyrmyrgata 42",
  postalCode: "3611",
  city: "Kongsberg",
  country: "NO",
  email: "safety@brinnkant.example",
};
const swedish = {
  language: "sv",
  signalWord: "Varning",
  statements: [{ code: "H319", text: "Orsakar allvarlig ögonirritation." }],
  texts: ["Het yta."],
};
const full: Information = {
  maker: { ...contact, responsible: { ...contact, name: "Spolverk AB", country: "SE" } },
  warnings: [swedish],
  substances: [{ name: "Bly", cas: "7439-92-1", part: "mässingen" }],
  recycled: { percent: 90, source: "från använda produkter", part: "hela produkten" },
  disposal: { kind: "electrical", text: "Elavfall." },
  packaging: [{ part: "Kartong", code: "PAP 20", material: "wellpapp" }],
  customs: { code: "848590", origin: "NO" },
  documents: [{ name: "Säkerhetsdatablad", language: "fi", file: "/uploads/1764-spray.pdf" }],
  guarantee: { years: 5, producer: "Brinnkant" },
  updatesUntil: "2031-12-31",
  sparePartsYears: 10,
  repair: "Tillverkaren säljer delarna.",
};

async function renderBlock(information: Partial<Information>): Promise<string> {
  const product = { ...fakeProduct, information: { ...fakeProduct.information, ...information } };
  vi.stubGlobal("fetch", fakeShopApiWith({ "/api/catalog/products/karna-pla": product }));
  const { html } = await renderTestPage("/product/karna-pla/black-750g");
  return html.replaceAll("<!-- -->", "");
}
afterEach(() => void vi.unstubAllGlobals());

describe("the block of safety and product information", () => {
  it("names the maker and the responsible person in the EU, with addresses (regulation (EU) 2023/988)", async () => {
    const html = await renderBlock(full);
    expect(html).toContain("Brinnkant Presisjon AS, Dyrmyrgata 42, 3611 Kongsberg, Norge");
    expect(html).toContain("Spolverk AB, Dyrmyrgata 42, 3611 Kongsberg, Sverige");
    expect(html).toContain('href="mailto:safety@brinnkant.example"');
  });

  it("shows the signal word, the hazard statements with their codes, and warnings in words", async () => {
    const html = await renderBlock(full);
    expect(html).toMatch(/Varning<\/p>.*Orsakar allvarlig ögonirritation\..*\(H319\).*Het yta\./s);
  });

  it("formats a recycled share in the language's number format", async () => {
    const recycled = { percent: 33.5, source: "från använda produkter", part: "hela produkten" };
    expect(await renderBlock({ recycled })).toContain("33,5 viktprocent");
  });

  it("marks the language of warnings that differ from the page's", async () => {
    const html = await renderBlock({
      warnings: [swedish, { ...swedish, language: "fi", texts: ["Kuuma pinta."] }],
    });
    expect(html).toMatch(/lang="fi"(?:(?!lang=).)*Kuuma pinta\./s);
    expect(html).not.toMatch(/<div[^>]*lang="sv"/);
  });

  it.each([
    [
      "a substance by its CAS number and where it is",
      "Bly (CAS 7439-92-1): mer än 0,1 viktprocent i mässingen",
    ],
    [
      "recycled content by share and source",
      "90 viktprocent, från använda produkter. Andelen avser hela produkten.",
    ],
    ["how it is disposed of", "Elavfall."],
    ["the codes of its packaging", "Kartong: PAP 20 (wellpapp)"],
    ["the customs code", "848590"],
    ["the producer's guarantee", "5 år, lämnas av Brinnkant utöver dina lagstadgade rättigheter"],
    ["the last software update", "31 december 2031"],
    ["for how long there are spare parts", "i 10 år"],
    ["how it is repaired", "Tillverkaren säljer delarna."],
    ["a document by kind and language", "Säkerhetsdatablad (PDF, finska)"],
  ])("shows %s", async (_, text) => {
    expect(await renderBlock(full)).toContain(text);
  });

  it("omits unknown facts, and the whole block when no fact is known", async () => {
    const html = await renderBlock({ customs: full.customs });
    expect(html).toContain("Ursprungsland");
    expect(html).not.toContain("Tillverkarens garanti");
    expect(await renderBlock({})).not.toContain("Säkerhet och produktinformation");
  });
});

describe("the notice on the legal guarantee (regulation (EU) 2025/1960)", () => {
  type Notices = ReturnType<typeof toTestShop>["guaranteeNotices"];
  const national = "Här {{years}} år.";
  const renderNotice = async (guaranteeNotices: Notices, guaranteeYears: number | null = 2) => {
    vi.stubGlobal("fetch", fakeShopApiWith({}));
    const site = { ...toTestShop().site, guaranteeYears };
    return (await renderTestPage("/product/karna-pla/black-750g", toTestShop({ guaranteeNotices, site })))
      .html;
  };

  it("shows the unaltered official picture, with our text as its alternative", async () => {
    const file = "/media/guarantee-notice/sv.svg";
    const text = ["Minst två år.", "Det kostar inget."];
    const html = await renderNotice([{ language: "sv", title: "Lagstadgad garanti", text, national, file }]);
    expect(html).toMatch(
      /<details[^>]*>.*Lagstadgad garanti.*<img alt="Lagstadgad garanti Minst två år\. Det kostar inget\."[^>]*src="\/media\/guarantee-notice\/sv\.svg"/s,
    );
  });

  it("shows our text in each language of the country while there is no picture", async () => {
    const html = await renderNotice([
      { language: "fi", title: "Virhevastuu", file: null, text: ["Vähintään kaksi vuotta."], national },
      { language: "sv", title: "Lagstadgad garanti", file: null, text: ["Minst två år."], national },
    ]);
    expect(html).toMatch(/<details[^>]*lang="fi".*Vähintään kaksi vuotta\./s);
    expect(html).toContain("Minst två år.");
    expect(html).not.toContain("Här 2 år.");
  });

  it("adds the years of a country whose guarantee is longer than two years", async () => {
    const text = ["Minst två år."];
    const words = { language: "sv", title: "Lagstadgad garanti", file: null, text, national };
    expect(await renderNotice([words], 3)).toContain("Här 3 år.");
  });

  it("does not appear on a site outside the EU", async () => {
    const text = ["Minst två år."];
    const words = { language: "sv", title: "Lagstadgad garanti", file: null, text, national };
    const notice = /<summary[^>]*>Lagstadgad garanti/;
    expect(await renderNotice([words], null)).not.toMatch(notice);
    expect(await renderNotice([words], 2)).toMatch(notice);
  });
});

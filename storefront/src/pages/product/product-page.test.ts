import type { Product, VariationSummary } from "@spolverk/bff/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePriorPrice, fakeProduct, fakeShopApiWith } from "../../testing/fake-shop-api.ts";
import { renderTestPage } from "../../testing/render-test-page.ts";

const path = "/product/karna-pla/black-750g";

/** Renders the small shop's product page with its first variation changed. */
async function render(
  changes: Partial<VariationSummary>,
  product: Partial<Product> = {},
  address = path,
): Promise<string> {
  const [first, ...rest] = fakeProduct.variations;
  if (!first) throw new Error("the small shop has no variation");
  const variations = [{ ...first, ...changes }, ...rest];
  const shown = { ...fakeProduct, ...product, variations };
  vi.stubGlobal("fetch", fakeShopApiWith({ "/api/catalog/products/karna-pla": shown }));
  return (await renderTestPage(address)).html.replaceAll("<!-- -->", "");
}
const out = { totalAvailable: 0, ETA: null, items: [] };
const sale = { name: "Workshop week", discountPercentage: 20 };
const money = (minor: number) => ({ SEK: minor, EUR: minor, USD: minor, DKK: minor, NOK: minor, GBP: minor });

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApiWith({})));
afterEach(() => void vi.unstubAllGlobals());

describe("the product page [2.3]", () => {
  it.each(["/product/karna-pla", "/product/karna-pla/black-750g"])(
    "renders at %s, with or without a variation's name [2.3]",
    async (address) => {
      const { status, html } = await renderTestPage(address);
      expect(status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>Kärna PLA/);
    },
  );

  it.each(["/product/karna-pla/zzz", "/product/karna-pla/black-750g/more"])(
    "redirects an unknown variation %s to the product with a notice [8.39]",
    async (address) => {
      const { status, location } = await renderTestPage(address);
      expect([status, location]).toEqual([307, "/product/karna-pla?unavailable=variation"]);
      const { html } = await renderTestPage(location ?? "");
      expect(html).toContain("Den valda varianten finns inte. Den här visas i stället.");
      expect(html).toContain('rel="canonical" href="http://se.localhost/product/karna-pla/black-750g"');
      expect((await renderTestPage("/product/karna-pla?unavailable=x")).html).not.toContain(
        "Den valda varianten",
      );
    },
  );

  it("answers 404 for an unknown product", async () => {
    expect((await renderTestPage("/product/zzz/black-750g")).status).toBe(404);
  });

  it.each(["/", "/shop", "/shop/filaments/pla", "/search?query=pla", "/knowledge/articles/first-layer"])(
    "%s links to the page by product name and variation name [2.3]",
    async (address) => {
      const { html } = await renderTestPage(address);
      const links = [...html.matchAll(/href="(\/product\/[^"]*)"/g)].map(([, href]) => href);
      expect([...new Set(links)]).toEqual(["/product/karna-pla/black-750g"]);
    },
  );

  it("shows the price with and without VAT [9.12]", async () => {
    const html = await render({});
    expect(html).toContain("249,00 SEK");
    expect(html).toContain("199,20 SEK exkl. moms");
  });

  it("shows the lowest price of the 30 days before a sale beside the sale price", async () => {
    const html = await render({ sale, priorPrice: fakePriorPrice(17_000), msrp: money(19_920) });
    expect(html).toContain("199,20 SEK");
    expect(html).toContain("Lägsta pris de senaste 30 dagarna före rean: 212,50 SEK");
    expect(html).toMatch(/<s>.*249,00 SEK<\/span><\/s>/);
    expect(await render({ msrp: money(19_920) })).not.toContain("Lägsta pris");
  });

  it("shows only the sale price when that is not below the lowest price before the sale", async () => {
    const html = await render({ sale, priorPrice: fakePriorPrice(14_940), msrp: money(19_920) });
    expect(html).toContain("199,20 SEK");
    for (const announced of ["Lägsta pris", ">-20", "<s>", "249,00 SEK"])
      expect(html).not.toContain(announced);
  });

  it.each([
    [{ totalAvailable: 9 }, "I lager"],
    [{ totalAvailable: 2 }, "Bara 2 kvar"],
    [{ totalAvailable: 0 }, "Slut i lager"],
  ])("states the stock of %j [4.31]", async (stock, text) => {
    expect(await render({ stock: { ...out, ...stock } })).toContain(text);
  });

  it("says which choice could not be kept, and links back to the previous variation, even without JavaScript [2.3] [3.15]", async () => {
    const [small, big] = fakeProduct.variations;
    if (!small || !big) throw new Error("the small shop has too few variations");
    const red = {
      ...small,
      id: "v3",
      slug: "red-750g",
      attributes: { color: "red", size: 750 },
      attributeTexts: [
        { name: "color" as const, text: "Falurött" },
        { name: "size" as const, text: "750 g" },
      ],
    };
    const large = {
      ...big,
      attributeTexts: [
        { name: "color", text: "Svart" },
        { name: "size", text: "2300 g" },
      ],
    };
    const shown = { ...fakeProduct, variations: [small, large, red] };
    vi.stubGlobal("fetch", fakeShopApiWith({ "/api/catalog/products/karna-pla": shown }));
    const { html } = await renderTestPage("/product/karna-pla/red-750g");
    const href = "/product/karna-pla/black-2300g?from=red-750g&amp;chosen=size";
    expect(html).toContain(`href="${href}"`);
    const { html: led } = await renderTestPage(href.replace("&amp;", "&"));
    expect(led).toContain("Falurött, 2300 g finns inte. Nu visas Svart.");
    expect(led).toMatch(/<a[^>]*href="\/product\/karna-pla\/red-750g"[^>]*>Ångra/);
    expect(led).toContain('rel="canonical" href="http://se.localhost/product/karna-pla/black-2300g"');
    const { html: madeUp } = await renderTestPage(
      "/product/karna-pla/black-2300g?from=blue-750g&chosen=size",
    );
    expect(madeUp).not.toContain("Nu visas");
  });

  it("says that an order with a back order is sent as a whole once stock returns [4.30]", async () => {
    const html = await render({ stock: { ...out, ETA: "2026-12-01" } });
    expect(html).toContain("Åter i lager 1 december; hela beställningen skickas då.");
    expect(html).not.toContain("Slut i lager");
    expect(html).not.toContain("line-through");
    expect(html).not.toContain("Meddela mig när den är tillbaka");
  });

  it("says that stock is out when the variation cannot be backordered, and offers a notification [8.16]", async () => {
    const html = await render({ stock: out });
    expect(html).toContain("Meddela mig när den är tillbaka");
    expect(html).not.toContain("Lägg i varukorgen");
  });

  it("offers no notification for discontinued goods [4.31]", async () => {
    const html = await render({ stock: out, discontinued: true });
    expect(html).toContain("Utgången: kommer inte tillbaka");
    expect(html).not.toContain("Meddela mig när den är tillbaka");
  });

  it("shows badges for a launch deal and for high output [3.48]", async () => {
    const html = await render({
      activeDate: "2026-11-15",
      sale,
      priorPrice: fakePriorPrice(19_920),
      attributes: { size: 750, ho: true },
    });
    expect(html).toContain("Lanseringspris");
    expect(html).toContain("Högt flöde");
  });

  it("contains its own address, for the printed page [3.49]", async () => {
    expect(await render({})).toContain("http://se.localhost/product/karna-pla/black-750g</p>");
  });

  it.each([
    ["/product/karna-pla/black-750g", "200 × 55 mm"],
    ["/product/karna-pla/black-2300g", "300 × 100 mm"],
  ])("shows at %s the spool of the chosen size: %s [3.49]", async (address, measures) => {
    const sizes = {
      specifications: { spoolSizeMm: "200 × 55" },
      specificationsBySize: { "2300": { spoolSizeMm: "300 × 100" } },
    };
    const html = await render({}, sizes, address);
    expect(html.match(/\d+ × \d+ mm/g)).toEqual([measures]);
  });

  it("groups the specifications, with units in the language's format [3.49]", async () => {
    const html = await render(
      {},
      {
        specifications: {
          bedTemperatureC: [45, 60],
          printTemperatureC: [195, 225],
          workingTemperatureC: [-20, 55],
          densityGramsPerCm3: 1.24,
          diameterToleranceMm: 0.03,
          spoolSizeMm: "200 × 55",
          spoolMaterial: "Återvunnen PP",
          spoolEmptyWeightGrams: 190,
          buildVolumeMm: "250 × 210 × 220",
          biobasedPercent: 98,
          recycledPercent: 40,
          hardnessShore: "95A",
        },
      },
    );
    const tables = [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) => [
      /<caption[^>]*>([^<]*)/.exec(table)?.[1],
      Object.fromEntries(
        [...table.matchAll(/<th[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)</g)].map(([, name, text]) => [name, text]),
      ),
    ]);
    expect(Object.fromEntries(tables)).toMatchObject({
      Utskrift: {
        Utskriftstemperatur: "195–225 °C",
        Bäddtemperatur: "45–60 °C",
        Arbetstemperatur: "−20–55 °C",
      },
      Material: {
        Densitet: "1,24 g/cm³",
        Diametertolerans: "± 0,03 mm",
        "Biobaserat innehåll": "98 %",
        "Återvunnet innehåll": "40 %",
        "Hårdhet (Shore)": "95A",
      },
      Spole: {
        "Filamentets vikt": "750 g",
        "Tom spole": "190 g",
        "Spolens mått": "200 × 55 mm",
        "Spolens material": "Återvunnen PP",
      },
      "Mått och vikt": { Byggvolym: "250 × 210 × 220 mm" },
    });
  });

  it("shows related products as cards, and no heading when there are none", async () => {
    const { variations, ...summary } = fakeProduct;
    const [variation] = variations;
    if (!variation) throw new Error("the small shop has no variation");
    const other = { ...summary, id: "p2", slug: "kust-petg", name: "Kust PETG" };
    const related = [
      {
        product: other,
        variation,
        variationCount: 1,
        colorHexes: [],
        productStock: "inStock" as const,
      },
    ];
    const html = await render({}, { related });
    expect(html).toContain("Passar bra ihop med");
    expect(html).toContain('href="/product/kust-petg/black-750g"');
    expect(await render({})).not.toContain("Passar bra ihop med");
  });

  it("shows the articles about the product as cards, with a note on those only in English [2.49]", async () => {
    const html = await render({});
    expect(html).toContain("Bra att läsa");
    expect(html).toContain('href="/knowledge/articles/first-layer"');
    expect(html.match(/Endast på engelska/gi)).toHaveLength(1);
  });

  it("renders neither articles nor their heading when there are none", async () => {
    const articles = "/api/catalog/products/karna-pla/articles";
    for (const reply of [{ items: [] }, { unreadable: true }]) {
      vi.stubGlobal("fetch", fakeShopApiWith({ [articles]: reply }));
      const { html, status } = await renderTestPage(path);
      expect(status).toBe(200);
      expect(html).not.toContain("Bra att läsa");
    }
  });
});

import { expect, test } from "@playwright/test";
import { fetchFrom } from "../support/crawl-site.ts";
import { hostUrl } from "../support/shop.ts";

type Meant = {
  /** Matches the expected slugs of the first three products, or of the first `first`; null expects no product. */
  slugs: RegExp | null;
  first?: number;
};

const filament = { slugs: /pla|petg|abs|asa|tpu|pa|pc|pp|hips|pva/ };
const nozzle = { slugs: /nozzle$/ };
const giftCard = { slugs: /gift/ };
const glassFiber = { slugs: /gf/ };
const onlyFilament = { slugs: /^(?!.*(?:dryer|hejdal|nozzle|bed-))/ };
/** Only the first hit is checked: there is one product of carbon fiber, and adhesives that mention it follow. */
const carbonFiber = { slugs: /cf/, first: 1 };
const nothing = { slugs: null };

/** Queries on a host in each language of the shop, with the products that a shopper who types them looks for. */
const meant: readonly (readonly [host: string, query: string, meant: Meant])[] = [
  ["se", "filament", filament],
  ["", "filament", filament],
  ["se", "munstycken", nozzle],
  ["de", "Düsen", nozzle],
  ["fr", "buses", nozzle],
  ["dk", "dyser", nozzle],
  ["no", "dyser", nozzle],
  ["es", "boquillas", nozzle],
  ["it", "ugelli", nozzle],
  ["uk", "nozzles", nozzle],
  ["de", "schwarze filamente", onlyFilament],
  ["dk", "sort filament", onlyFilament],
  ["se", "svarrt", onlyFilament],
  ["se", "spole", onlyFilament],
  ["fi", "spool", onlyFilament],
  ["se", "glasfiberförstärkt", glassFiber],
  ["de", "glasfaserverstärkt", glassFiber],
  ["", "carbon fibre", carbonFiber],
  ["", "carbon fiber", carbonFiber],
  ["uk", "carbon fibre", carbonFiber],
  ["se", "kolfiber", carbonFiber],
  ["de", "Geschenkgutschein", giftCard],
  ["it", "buono regalo", giftCard],
  ["es", "tarjeta regalo", giftCard],
  ["de", "Druckbett", { slugs: /plate/, first: 1 }],
  ["se", "1 kg", nothing],
  ["se", "ender", nothing],
  ["", "ender", nothing],
  ["de", "ender", nothing],
  ["se", "KPLA-BLACK-175-750", { slugs: /^karna-pla$/ }],
];

/** The slugs of the products and articles in the listing's HTML. */
async function search(host: string, query: string) {
  const url = new URL(hostUrl(host, `/shop?${new URLSearchParams({ query }).toString()}`));
  const { status, body } = await fetchFrom(url);
  expect(status).toBe(200);
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  const list = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, slug = ""]) => slug);
  return {
    products: list(/<h2[^>]*>\s*<a[^>]* href="\/product\/([^/"]+)/g),
    articles: list(/href="\/knowledge\/articles\/([^/"]+)/g),
  };
}

for (const [host, query, { slugs, first = 3 }] of meant)
  test(`finds for the query ${query} on ${host || "com"} the products meant [5.11]`, async () => {
    const { products } = await search(host, query);
    expect(products.length > 0).toBe(slugs !== null);
    for (const slug of products.slice(0, first)) expect(slug, products.join()).toMatch(slugs ?? /^$/);
  });

for (const query of ["carbon fibre", "carbon fiber"])
  test(`lists no bed adhesive for the query ${query} [5.11]`, async () => {
    expect((await search("", query)).products.filter((slug) => slug.startsWith("bed-"))).toEqual([]);
  });

test("lists no article that matches only some words of an article number [5.11]", async () => {
  expect((await search("se", "KPLA-BLACK-175-750")).articles).toEqual([]);
});

import { expect, test } from "@playwright/test";
import { fetchFrom } from "../support/crawl-site.ts";
import { hostUrl } from "../support/shop.ts";

type Meant = {
  /** The first three products, or as many as said; null for none. */
  slugs: RegExp | null;
  first?: number;
};

const filament = { slugs: /pla|petg|abs|asa|tpu|pa|pc|pp|hips|pva/ };
const nozzle = { slugs: /nozzle$/ };
const giftCard = { slugs: /gift/ };
const glassFiber = { slugs: /gf/ };
const onlyFilament = { slugs: /^(?!.*(?:dryer|hejdal|nozzle|bed-))/ };
/** There is one product of carbon fiber; what is only said to go with it is no adhesive. */
const carbonFiber = { slugs: /cf/, first: 1 };
const nothing = { slugs: null };

/** What shoppers type on a host, in each language of the shop, and what they mean by it. */
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

/** What the listing shows in its HTML, by the slugs of products and of articles. */
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
  test(`a search for ${query} on ${host || "com"} finds what is meant [5.11]`, async () => {
    const { products } = await search(host, query);
    expect(products.length > 0).toBe(slugs !== null);
    for (const slug of products.slice(0, first)) expect(slug, products.join()).toMatch(slugs ?? /^$/);
  });

for (const query of ["carbon fibre", "carbon fiber"])
  test(`a search for ${query} lists no bed adhesive [5.11]`, async () => {
    expect((await search("", query)).products.filter((slug) => slug.startsWith("bed-"))).toEqual([]);
  });

test("a search for an article number lists no article that only has some of its words [5.11]", async () => {
  expect((await search("se", "KPLA-BLACK-175-750")).articles).toEqual([]);
});

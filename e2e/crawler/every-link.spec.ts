import { listHosts, readSites } from "@spolverk/content";
import { expect, test } from "@playwright/test";
import { type Crawl, crawlSite, fetchFrom } from "../support/crawl-site.ts";
import { type ReadPage, readPage } from "@spolverk/storefront/testing/read-page.ts";
import { readSitemap } from "../support/read-sitemap.ts";
import { schemaRules } from "@spolverk/storefront/testing/schema-rules.ts";
import { hostUrl, siteUrl } from "../support/shop.ts";
import { isDeep } from "../support/test-depth.ts";

/**
 * Only the Swedish site, except in the deep run, which crawls all sites. storefront/src/every-site.test.ts tests the
 * heads of every site's pages in process.
 */
const sites = readSites().filter(({ code }) => isDeep || code === "se");
const originOf = (code: string) => new URL(siteUrl(code, "/")).origin;

// One crawl of each site serves several tests.
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const crawls = new Map<string, Crawl>();
const indexable = sites.filter((site) => site.indexable);

for (const { code, indexable: isListed } of sites) {
  test(`resolves every link of ${code} [2.18]`, async () => {
    // The site has pages for gift cards in other currencies, although it offers only those in its own.
    const listed = isListed ? await readSitemap(originOf(code)) : [];
    const crawl = await crawlSite(originOf(code), listed);
    crawls.set(code, crawl);
    expect(crawl.dead).toEqual([]);
    expect(crawl.pages.size).toBeGreaterThan(400);
  });
}

// There are thousands of pages, so the test collects their problems and asserts once.
test("gives every page of a site a unique title and a description [2.57]", () => {
  const problems = indexable.flatMap(({ code }) => {
    const indexed = [...pagesOf(code)].filter(([path, page]) => isIndexed(code, path, page));
    const first = new Map(indexed.map(([path, { title }]) => [title, path] as const).toReversed());
    const repeated = indexed.filter(([path, { title }]) => first.get(title) !== path);
    return [
      ...repeated.map(([path, { title }]) => `${code}: ${path} has the title of ${first.get(title)}`),
      ...indexed.flatMap(([path, { description }]) =>
        description.length > 30 ? [] : [`${code}${path} has the description "${description}"`],
      ),
    ];
  });
  expect(problems).toEqual([]);
});

test("links each page to its other languages by hreflang, which link back [2.57]", () => {
  const listed = listHosts(readSites()).filter((site) => site.indexable);
  const languages = [...listed.map(({ hreflang }) => hreflang), "x-default"].toSorted().join(" ");
  const problems = indexable.flatMap(({ code }) =>
    [...pagesOf(code)].flatMap(([path, page]) => {
      const own = originOf(code) + path;
      if (page.isHidden) return page.alternates.size === 0 ? [] : [`${own} is hidden and names others`];
      if (!isIndexed(code, path, page)) return [];
      if ([...page.alternates.keys()].toSorted().join(" ") !== languages) return [`${own} lacks a language`];
      return listed.flatMap((other) => {
        const there = new URL(hostUrl(other.subdomain, "/")).origin + path;
        if (page.alternates.get(other.hreflang) !== there) return [`${own} does not name ${there}`];
        const crawl = crawls.get(other.code);
        const back = crawl?.pages.get(path)?.alternates;
        return !crawl || [...(back?.values() ?? [])].includes(own) ? [] : [`${there} does not name ${own}`];
      });
    }),
  );
  expect(problems).toEqual([]);
});

if (isDeep) {
  test("marks every page of a non-indexable site as noindex [9.1]", () => {
    const open = sites
      .filter((site) => !site.indexable)
      .flatMap(({ code }) =>
        [...pagesOf(code)].flatMap(([path, { isHidden, alternates }]) =>
          isHidden && alternates.size === 0 ? [] : [`${code}${path}`],
        ),
      );
    expect(open).toEqual([]);
  });
}

test("keeps cart and wish list out of search engines on every site [6.9]", () => {
  for (const { code } of sites) {
    expect(crawls.get(code)?.pages.get("/cart")?.isHidden, code).toBe(true);
    expect(crawls.get(code)?.pages.get("/wishlist")?.isHidden, code).toBe(true);
  }
});

test("fills structured data with the properties that search engines require of its type [2.57]", () => {
  const problems = sites.flatMap(({ code }) =>
    [...pagesOf(code)].flatMap(([path, { schemas }]) =>
      schemas.flatMap((schema) => {
        const type = String(schema["@type"]);
        const issues = schemaRules[type]?.safeParse(schema).error?.issues ?? [];
        const wrong = issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
        return (schemaRules[type] ? wrong : ["no rule for its type"]).map(
          (problem) => `${type} on ${code}${path}: ${problem}`,
        );
      }),
    ),
  );
  expect(problems).toEqual([]);
});

test("lists in the sitemap of each site exactly its indexable pages [2.57]", async () => {
  for (const { code } of indexable) {
    const origin = originOf(code);
    const listed = await readSitemap(origin);
    const found = [...pagesOf(code)]
      .filter(([path, page]) => isIndexed(code, path, page) && !path.includes("?"))
      .map(([path]) => origin + path);
    expect(found.filter((address) => !listed.has(address))).toEqual([]);

    // Pages that no page links to, such as the value of a gift card in another currency.
    const linkless = [...listed].filter((address) => !found.includes(address));
    const pages = await Promise.all(
      linkless.map(async (address) => {
        const reply = await fetchFrom(new URL(address));
        const page = readPage(reply.body, address);
        return reply.status === 200 && isIndexed(code, new URL(address).pathname, page) ? [] : [address];
      }),
    );
    expect(pages.flat()).toEqual([]);
  }
});

test("lists in each site's product feed every variation that is sold", async () => {
  for (const { code } of indexable) {
    const { status, body } = await fetchFrom(new URL("/feeds/products.xml", originOf(code)));
    expect(status).toBe(200);
    const links = [...body.matchAll(/<g:link>([^<]*)<\/g:link>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(links.length).toBeGreaterThan(300);
    const listed = await readSitemap(originOf(code));
    expect(links.filter((path) => !listed.has(originOf(code) + path))).toEqual([]);
  }
});

/** Tells whether search engines may index the page under this URL. */
function isIndexed(code: string, path: string, { isHidden, canonical }: ReadPage): boolean {
  return !isHidden && canonical === originOf(code) + path;
}

function pagesOf(code: string) {
  const crawl = crawls.get(code);
  if (!crawl) throw new Error(`${code} was not crawled`);
  return crawl.pages;
}

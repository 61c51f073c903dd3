import { readSites } from "@spolverk/content";
import { expect, test } from "@playwright/test";
import { type Crawl, crawlSite, fetchFrom } from "../support/crawl-site.ts";
import { schemaRules } from "../support/schema-rules.ts";
import { siteUrl } from "../support/shop.ts";

const sites = readSites();
const originOf = (code: string) => new URL(siteUrl(code, "/")).origin;

// One crawl of all sites, looked at from several sides.
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const crawls = new Map<string, Crawl>();
const indexable = sites.filter((site) => site.indexable);

for (const { code } of sites) {
  test(`every link of ${code} leads somewhere [2.18]`, async () => {
    const crawl = await crawlSite(originOf(code));
    crawls.set(code, crawl);
    expect(crawl.dead).toEqual([]);
    expect(crawl.pages.size).toBeGreaterThan(400);
  });
}

test("no two pages of a site share a title, and each has a description [2.57]", () => {
  for (const { code } of indexable) {
    const byTitle = new Map<string, string[]>();
    for (const [path, { title, description, canonical, isHidden }] of pagesOf(code)) {
      if (isHidden || canonical !== originOf(code) + path) continue;
      byTitle.set(title, [...(byTitle.get(title) ?? []), path]);
      expect(description.length, `${code}${path}`).toBeGreaterThan(40);
    }
    const shared = [...byTitle].filter(([, paths]) => paths.length > 1);
    expect(shared, code).toEqual([]);
  }
});

test("each page names itself in every language, and each of those names it back [2.57]", () => {
  for (const { code } of indexable) {
    for (const [path, { alternates, isHidden, canonical }] of pagesOf(code)) {
      const own = originOf(code) + path;
      if (isHidden || canonical !== own) {
        expect(isHidden ? alternates.size : 0, own).toBe(0);
        continue;
      }
      expect([...alternates.keys()].toSorted(), own).toEqual(
        [...indexable.map(({ hreflang }) => hreflang), "x-default"].toSorted(),
      );
      for (const other of indexable) {
        expect(alternates.get(other.hreflang), own).toBe(originOf(other.code) + path);
        const back = crawls.get(other.code)?.pages.get(path)?.alternates;
        expect([...(back?.values() ?? [])], `${other.code}${path}`).toContain(own);
      }
    }
  }
});

test("a site that is not to be indexed says so on every page [9.1]", () => {
  for (const { code } of sites.filter((site) => !site.indexable)) {
    for (const [path, { isHidden, alternates }] of pagesOf(code)) {
      expect([isHidden, alternates.size], `${code}${path}`).toEqual([true, 0]);
    }
  }
});

test("cart and checkout are kept out of search engines on every site [6.9]", () => {
  for (const { code } of sites) {
    expect(crawls.get(code)?.pages.get("/cart")?.isHidden, code).toBe(true);
  }
});

test("structured data is what search engines ask of its type [2.57]", () => {
  for (const { code } of sites) {
    for (const [path, { schemas }] of pagesOf(code)) {
      for (const schema of schemas) {
        const type = String(schema["@type"]);
        const rule = schemaRules[type];
        expect(rule, `${type} on ${code}${path}`).toBeDefined();
        const result = rule?.safeParse(schema);
        expect(result?.error?.issues ?? [], `${type} on ${code}${path}`).toEqual([]);
      }
    }
  }
});

test("the sitemap of each site lists exactly the pages that may be indexed [2.57]", async () => {
  for (const { code } of indexable) {
    const origin = originOf(code);
    const { status, body } = await fetchFrom(new URL("/sitemap.xml", origin));
    expect(status).toBe(200);
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    );
    const found = [...pagesOf(code)]
      .filter(
        ([path, { isHidden, canonical }]) => !isHidden && canonical === origin + path && !path.includes("?"),
      )
      .map(([path]) => origin + path);
    expect(listed.toSorted(), code).toEqual(found.toSorted());
  }
});

test("the product feed of each site has every variation that is sold", async () => {
  for (const { code } of indexable) {
    const { status, body } = await fetchFrom(new URL("/feeds/products.xml", originOf(code)));
    expect(status).toBe(200);
    const links = [...body.matchAll(/<g:link>([^<]*)<\/g:link>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(links.length).toBeGreaterThan(300);
    for (const path of links) expect(crawls.get(code)?.pages.has(path), `${code}${path}`).toBe(true);
  }
});

function pagesOf(code: string) {
  const crawl = crawls.get(code);
  if (!crawl) throw new Error(`${code} was not crawled`);
  return crawl.pages;
}

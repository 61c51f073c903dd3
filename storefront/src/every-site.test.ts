import { listHosts, readLegal, readShop, readSites } from "@spolverk/content";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShopContextFor } from "../server/shop-context-for.ts";
import { externalServices } from "../server/testing/open-test-server.ts";
import { fakeShopApi } from "./testing/fake-shop-api.ts";
import { renderTestPage } from "./testing/render-test-page.ts";
import { readOpenGraph } from "./testing/read-open-graph.ts";
import { readMetas, readPage } from "./testing/read-page.ts";
import { schemaRules } from "./testing/schema-rules.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

const shopContextFor = createShopContextFor("http://{code}.localhost:3000", externalServices);
const sites = readSites();
const indexable = sites.filter((site) => site.indexable);
const originOf = (site: (typeof sites)[number]) => shopContextFor(site, {}).site.origin;

/** One indexable page of each kind, with the types of its structured data. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/": ["Organization", "WebSite"],
  "/shop": ["BreadcrumbList"],
  "/shop/filaments/pla": ["BreadcrumbList"],
  "/browse": [],
  "/product/karna-pla/black-750g": ["Product", "BreadcrumbList"],
  "/knowledge": [],
  "/knowledge/browse/print-guides": [],
  "/knowledge/articles/first-layer": ["NewsArticle"],
  "/faq": ["FAQPage"],
  "/contact": [],
  "/resellers": [],
  "/terms": [],
  "/withdrawal-policy": [],
};

const imprintNames: Readonly<Record<string, string>> = {
  en: "Company information",
  sv: "Företagsinformation",
  de: "Impressum",
  da: "Virksomhedsoplysninger",
  fr: "Mentions légales",
  it: "Note legali",
  es: "Aviso legal",
};

async function readSitePage(site: (typeof sites)[number], path: string) {
  const { html } = await renderTestPage(path, shopContextFor(site, {}));
  return readPage(html, originOf(site) + path);
}

it("the shop has eleven sites, nine of them indexable [9.1]", () => {
  expect([sites.length, indexable.length]).toEqual([11, 9]);
});

describe.each(indexable)("the site $code", (site) => {
  it("uses its own language and shows prices in its own currency [1.2]", async () => {
    const { html } = await renderTestPage("/product/karna-pla/black-750g", shopContextFor(site, {}));
    expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1]).toBe(site.hreflang);
    expect(site.hreflang.split("-")[0]).toBe(site.language);
    const main = /<main[\s\S]*<\/main>/.exec(html.replaceAll("<!-- -->", ""))?.[0] ?? "";
    const shown = main.match(/[€$£](?=\d)|(?<=\d )(?:SEK|DKK|NOK)/g);
    const symbols: Readonly<Record<string, string>> = { EUR: "€", USD: "$", GBP: "£" };
    expect([...new Set(shown)]).toEqual([symbols[site.currency] ?? site.currency]);
  });

  const readFooter = async () => {
    const { html } = await renderTestPage("/faq", shopContextFor(site, {}));
    return /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "";
  };

  it("shows the seller in every footer: name, address, numbers and email address", async () => {
    const footer = await readFooter();
    const { seller, support } = readShop();
    for (const fact of [seller.name, seller.address, seller.organizationNumber, seller.vatNumber]) {
      expect(footer).toContain(fact);
    }
    expect(footer).toContain(`mailto:${support.email}`);
  });

  it("links in every footer the pages that the law of its country demands, under the names usual there", async () => {
    const legal = (/<nav[\s\S]*?<\/nav>/.exec(await readFooter()) ?? [""])[0];
    const links = [...legal.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text]);
    expect(links.map(([href]) => href)).toEqual(
      expect.arrayContaining(["/terms", "/withdrawal-policy", "/privacy", "/imprint", "/accessibility"]),
    );
    expect(links).toContainEqual(["/imprint", imprintNames[site.language]]);
  });

  it("states the time zone of its phone hours [9.36]", async () => {
    expect(await readFooter()).toMatch(
      /12\D*(?:Swedish time|schwedische Zeit|svensk tid|heure suédoise|ora svedese|hora sueca)/,
    );
  });

  it.each(["/imprint", "/withdrawal-policy"] as const)(
    "labels the footer's link to %s with the page's title",
    async (path) => {
      const texts = readLegal().find(
        ({ site: code, language }) => code === site.code && language === site.language,
      );
      const title = texts?.pages[path === "/imprint" ? "imprint" : "withdrawal"]?.title;
      expect(await readFooter()).toMatch(new RegExp(`href="${path}"[^>]*>${title}<`));
    },
  );

  it("says, outside Sweden, that the payment methods and carriers in the footer are those of Sweden [2.35]", async () => {
    const notes = (await readFooter()).match(
      /<span class="[^"]*">(?:In|In|I|En) (?:Sweden|Schweden|Sverige|Suède|Svezia|Suecia)</g,
    );
    expect(notes?.length ?? 0).toBe(site.code === "se" ? 0 : 2);
  });

  it("shows the Swedish site's payment methods and carriers in its footer [2.35]", async () => {
    const footer = await readFooter();
    const marks = [...footer.matchAll(/<svg aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(marks).toEqual([
      "Swish",
      "Visa",
      "Mastercard",
      "American Express",
      "Maestro",
      "Discover",
      "Klarna",
      "PostNord",
      "DB Schenker",
    ]);
  });

  it("gives each page its own title, description and address [2.57]", async () => {
    const read = await Promise.all(Object.keys(pages).map((path) => readSitePage(site, path)));
    expect(new Set(read.map(({ title }) => title)).size).toBe(read.length);
    expect(read.filter(({ description }) => description === "")).toEqual([]);
    expect(read.map(({ canonical }) => canonical)).toEqual(
      Object.keys(pages).map((path) => originOf(site) + path),
    );
  });

  it.each(Object.keys(pages))(
    "links %s in every language, and on com for all other languages [2.57]",
    async (path) => {
      const { alternates } = await readSitePage(site, path);
      const com = indexable.find(({ code }) => code === "com");
      const hosts = listHosts(indexable);
      expect(hosts.map(({ language }) => language)).toContain("no");
      expect(Object.fromEntries(alternates)).toEqual({
        ...Object.fromEntries(hosts.map((other) => [other.hreflang, originOf(other) + path])),
        "x-default": com && originOf(com) + path,
      });
    },
  );

  it.each(Object.entries(pages))(
    "gives the page %s structured data of the types %j, with all that search engines require [2.57]",
    async (path, types) => {
      const { schemas } = await readSitePage(site, path);
      const found = schemas.map((schema) => String(schema["@type"]));
      expect(found).toEqual(expect.arrayContaining([...types]));
      for (const schema of schemas) {
        const rule = schemaRules[String(schema["@type"])];
        expect(rule?.safeParse(schema).error?.issues ?? (rule ? [] : "no rule"), path).toEqual([]);
      }
    },
  );
});

describe.each(sites)("a shared link to the site $code", (site) => {
  const shared = [...Object.keys(pages), "/nowhere", "/cart", "/search", "/shop?query=pla", "/checkout"];
  it.each(shared)(
    "shows the page %s with a raster picture and the picture's true size [2.57]",
    async (path) => {
      const { html } = await renderTestPage(path, shopContextFor(site, {}));
      const { pictures, ...page } = readOpenGraph(html);
      expect(pictures).toHaveLength(1);
      const [picture] = pictures;
      expect(picture).toMatchObject({ "og:image:width": 1200, "og:image:height": 630 });
      const imgix = "https://spolverk.imgix.net/media";
      const shown = path.startsWith("/product/")
        ? `${imgix}/spool-black.svg`
        : path.startsWith("/knowledge/articles/")
          ? `${imgix}/layer.svg`
          : `${originOf(site)}/share.png`;
      expect(picture?.["og:image"].split("?")[0]).toBe(shown);
      const isMade = /\?fm=jpg&fit=fill&.*&w=1200&h=630$/.test(picture?.["og:image"] ?? "");
      expect(isMade).toBe(shown.startsWith(imgix));
      const twitter = Object.fromEntries(
        readMetas(html).map(({ name = "", content = "" }) => [name, content]),
      );
      expect(twitter).toMatchObject({
        "twitter:card": "summary_large_image",
        "twitter:title": page["og:title"],
        "twitter:description": page["og:description"],
        "twitter:image": picture?.["og:image"],
        "twitter:image:alt": picture?.["og:image:alt"],
      });
    },
  );
});

it.each(sites.filter((site) => !site.indexable))(
  "the site $code keeps every page out of search engines [9.1]",
  async (site) => {
    for (const path of Object.keys(pages)) {
      const { isHidden, alternates } = await readSitePage(site, path);
      expect([isHidden, alternates.size], path).toEqual([true, 0]);
    }
  },
);

it.each(sites)("the site $code keeps cart and wish list out of search engines [6.9]", async (site) => {
  for (const path of ["/cart", "/wishlist"]) expect((await readSitePage(site, path)).isHidden).toBe(true);
});

import { type ApiClient, createApiClient } from "@spolverk/bff/contract";
import { readShop, type Site } from "@spolverk/content";
import { articleTypes, isSoldInCurrency, toArticleTypeSlug } from "@spolverk/domain";
import { createSwrCache } from "@spolverk/server-kit/swr-cache";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { PageRenderer } from "../../src/page-renderer.ts";
import { toPhotoUrl } from "../../src/site/to-photo-url.ts";
import type { ShopContext } from "../../src/site/shop-context.ts";
import { listCataloguePaths } from "./list-catalogue-paths.ts";
import { toProductFeed } from "./product-feed.ts";
import { readAllArticles } from "./read-all-articles.ts";
import { readAllVariations } from "./read-all-variations.ts";
import { toRobots } from "./robots.ts";
import { toSecurityText } from "./security-text.ts";
import { toSitemap } from "./sitemap.ts";

type SeoFilesOptions = {
  siteByHost: (host: string | undefined) => Site | undefined;
  shopContextFor: (site: Site, cookies: Record<string, string | undefined>, userAgent: string) => ShopContext;
  renderer: () => Promise<Pick<PageRenderer, "listOwnPaths">>;
  apiUrl: string;
  logger: Logger;
};

const minute = 60_000;

/** Reads the variations that the site sells: gift cards only in its own currency. */
async function readSold(api: ApiClient, { site }: ShopContext) {
  const variations = await readAllVariations(api);
  return variations.filter(({ attributes }) => isSoldInCurrency(attributes, site.currency));
}

/**
 * The site's files for machines: robots.txt, sitemap and product feed for search and shopping engines [2.57], and
 * security.txt for security researchers.
 */
export function seoFiles({ siteByHost, shopContextFor, renderer, apiUrl, logger }: SeoFilesOptions): Hono {
  const app = new Hono();
  const report = (error: unknown) =>
    logger.error({ err: error }, "a file for search engines could not be made");
  // Creating a file takes one API call per product. It is fresh for ten minutes; after that the cache serves it stale
  // while it creates the file again.
  const cache = createSwrCache<string>({
    max: 40,
    maxSize: 64 * 1024 * 1024,
    sizeOf: (xml) => xml.length,
    freshMs: 10 * minute,
    maxAgeMs: 24 * 60 * minute,
    onRefreshError: report,
  });
  app.use("/sitemap.xml", compress());
  app.use("/feeds/*", compress());
  const shopOf = (c: Context) => {
    const site = siteByHost(c.req.header("host"));
    return site ? shopContextFor(site, {}, "") : null;
  };

  app.get("/robots.txt", (c) => {
    const shop = shopOf(c);
    return shop
      ? c.text(toRobots(shop.site), 200, { "Cache-Control": "public, max-age=3600" })
      : c.text("Unknown host", 421);
  });

  app.get("/.well-known/security.txt", (c) => {
    const shop = shopOf(c);
    if (!shop) return c.text("Unknown host", 421);
    const text = toSecurityText({
      origin: shop.site.origin,
      email: readShop().support.email,
      now: new Date(),
    });
    return c.text(text, 200, { "Cache-Control": "public, max-age=3600" });
  });

  const serve =
    (name: string, make: (shop: ShopContext, api: ApiClient) => Promise<string>) => async (c: Context) => {
      const shop = shopOf(c);
      if (!shop) return c.text("Unknown host", 421);
      if (!shop.site.indexable) return c.text("Not found", 404);
      const api = createApiClient({
        baseUrl: apiUrl,
        query: { language: shop.language, environment: shop.site.target },
      });
      try {
        const xml = await cache.get(`${name} ${shop.site.origin}`, () => make(shop, api));
        return c.body(xml, 200, {
          "Content-Type": "application/xml; charset=utf-8",
          "Cache-Control": "public, max-age=600",
        });
      } catch (error) {
        report(error);
        return c.text("Come back later", 503, { "Retry-After": "60" });
      }
    };

  app.get(
    "/sitemap.xml",
    serve("sitemap", async (shop, api) => {
      const { listOwnPaths } = await renderer();
      const [{ categories }, variations, { pages }, articles] = await Promise.all([
        api("GET /catalog/categories"),
        readSold(api, shop),
        api("GET /pages", { query: { site: shop.site.code } }),
        readAllArticles(api),
      ]);
      return toSitemap(shop.site, shop.sites, [
        ...listOwnPaths(),
        ...pages.map(({ name }) => `/${name}`),
        ...listCataloguePaths(categories, variations),
        ...articleTypes.map((type) => `/knowledge/browse/${toArticleTypeSlug(type)}`),
        ...articles.map(({ slug }) => `/knowledge/articles/${slug}`),
      ]);
    }),
  );
  app.get(
    "/feeds/products.xml",
    serve("feed", async (shop, api) => {
      const [settings, variations] = await Promise.all([api("GET /shop"), readSold(api, shop)]);
      return toProductFeed(variations, settings, shop.site, (path) => toPhotoUrl(shop, path));
    }),
  );
  return app;
}

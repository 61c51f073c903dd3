import { type ApiClient, createApiClient } from "@spolverk/bff/contract";
import type { Site } from "@spolverk/content";
import { articleTypes, toArticleTypeSlug } from "@spolverk/domain";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { PageRenderer } from "../../src/page-renderer.ts";
import type { ShopContext } from "../../src/site/shop-context.ts";
import { chooseEncoding, encodeBody, toCompressible } from "../compressed-body.ts";
import { createHtmlCache, type Page } from "../html-cache.ts";
import { listCataloguePaths } from "./list-catalogue-paths.ts";
import { toProductFeed } from "./product-feed.ts";
import { readAllArticles } from "./read-all-articles.ts";
import { readAllVariations } from "./read-all-variations.ts";
import { toRobots } from "./robots.ts";
import { toSitemap } from "./sitemap.ts";

type SeoFilesOptions = {
  siteByHost: (host: string | undefined) => Site | undefined;
  shopContextFor: (site: Site, cookies: Record<string, string | undefined>, userAgent: string) => ShopContext;
  renderer: () => Promise<Pick<PageRenderer, "listOwnPaths">>;
  apiUrl: string;
  logger: Logger;
};

const minute = 60_000;
const brotliQuality = 5;

/** What search engines and shopping engines read of a site: robots.txt, its sitemap, its product feed [2.57]. */
export function seoFiles({ siteByHost, shopContextFor, renderer, apiUrl, logger }: SeoFilesOptions): Hono {
  const app = new Hono();
  // Each takes a call for every product: kept for ten minutes, then renewed behind the reply.
  const cache = createHtmlCache({
    maxPages: 40,
    maxBytes: 64 * 1024 * 1024,
    freshMs: 10 * minute,
    staleMs: 24 * 60 * minute,
  });
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

  const serve =
    (name: string, make: (shop: ShopContext, api: ApiClient) => Promise<string>) => async (c: Context) => {
      const shop = shopOf(c);
      if (!shop) return c.text("Unknown host", 421);
      if (!shop.site.indexable) return c.text("Not found", 404);
      const api = createApiClient({
        baseUrl: apiUrl,
        query: { language: shop.language, environment: shop.site.target },
      });
      const render = async () => toXmlPage(await make(shop, api));
      const report = (error: unknown) =>
        logger.error({ error: String(error), name }, "a file for search engines could not be made");
      try {
        const { page } = await cache.get(`${name} ${shop.site.code}`, render, report);
        return await sendXml(c, page);
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
        readAllVariations(api),
        api("GET /pages"),
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
      const [settings, variations] = await Promise.all([api("GET /shop"), readAllVariations(api)]);
      return toProductFeed(variations, settings, shop.site, (path) => `${shop.site.origin}${path}`);
    }),
  );
  return app;
}

function toXmlPage(xml: string): Page {
  return { status: 200, headers: [], body: toCompressible(new TextEncoder().encode(xml)) };
}

async function sendXml(c: Context, { body }: Page): Promise<Response> {
  c.header("Content-Type", "application/xml; charset=utf-8");
  c.header("Cache-Control", "public, max-age=600");
  c.header("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  if (!encoding) return c.body(body.plain);
  c.header("Content-Encoding", encoding);
  return c.body(await encodeBody(body, encoding, brotliQuality));
}

import { toCardOrigins } from "./to-card-origins.ts";
import { toPayLaterOrigins } from "./to-pay-later-origins.ts";
import type { Site } from "@spolverk/content";
import type { Context, Handler } from "hono";
import { getCookie } from "hono/cookie";
import type { StatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { PageRenderer } from "../src/page-renderer.ts";
import { isSharedPage, toPageAddress } from "../src/site/page-address.ts";
import type { ShopContext } from "../src/site/shop-context.ts";
import { toCacheKey } from "./cache-key.ts";
import { toForwardedFor } from "./client-address.ts";
import { chooseEncoding, encodeBody, toCompressible } from "./compressed-body.ts";
import { toContentSecurityPolicy } from "./content-security-policy.ts";
import { toFailurePage } from "./failure-page.ts";
import type { HtmlCache, Page } from "./html-cache.ts";
import type { ManifestFor } from "./manifest.ts";
import type { AppEnvironment } from "./request-id.ts";

export type PageHandlerOptions = {
  siteByHost: (host: string | undefined) => Site | undefined;
  shopContextFor: (site: Site, cookies: Record<string, string | undefined>, userAgent: string) => ShopContext;
  renderer: () => Promise<PageRenderer>;
  manifestFor: ManifestFor;
  /** null: every page is rendered anew. */
  cache: HtmlCache | null;
  /** In development Vite's own scripts are let in. */
  isDevelopment: boolean;
  apiUrl: string;
  trustedProxies: number;
  logger: Logger;
};

const pageBrotliQuality = 4;

/** Answers a page: from the cache where it may be kept, rendered anew otherwise; never blank. */
export function pageHandler(options: PageHandlerOptions): Handler<AppEnvironment> {
  return async (c) => {
    const site = options.siteByHost(c.req.header("host"));
    if (!site) return c.text("Unknown host", 421);
    const shop = options.shopContextFor(site, getCookie(c), c.req.header("user-agent") ?? "");
    const url = new URL(c.req.url);
    const key = options.cache ? toCacheKey(shop, url) : null;
    const requestId = c.get("requestId");
    const render = () => renderPage(options, c, shop, requestId);
    if (!options.cache || !key) return send(c, await render(), url);
    const { page, state } = await options.cache.get(key, render, (error) =>
      options.logger.error({ requestId, error: String(error) }, "a kept page could not be renewed"),
    );
    c.set("cacheState", state);
    return send(c, page, url);
  };
}

async function renderPage(
  options: PageHandlerOptions,
  c: Context,
  shop: ShopContext,
  requestId: string,
): Promise<Page> {
  const headers = {
    "x-request-id": requestId,
    "x-forwarded-for": toForwardedFor(c, options.trustedProxies),
    "x-forwarded-host": c.req.header("host") ?? "",
  };
  try {
    const { renderPage: render, listRouteTexts } = await options.renderer();
    // A new request without the client's signal: the page may be shared by others who asked for it.
    const url = new URL(c.req.url);
    // For the same reason it sees no parameter that the page is not kept by.
    const address = isSharedPage(url.pathname) ? new URL(toPageAddress(url), url) : url;
    const request = new Request(address, { headers: { accept: "text/html" } });
    const manifest = options.manifestFor(shop.language, listRouteTexts());
    const reply = await render(request, {
      shop,
      apiUrl: options.apiUrl,
      headers,
      manifest,
      report: (message, error) => options.logger.error({ requestId, error: error.message }, message),
    });
    const location = reply.headers.get("location");
    const html = await reply.text();
    // React's own message when rendering threw: a bare sentence, no page.
    if (reply.status >= 500 && !html.startsWith("<!")) throw new Error(`the page was not rendered: ${html}`);
    const policy: [string, string][] = options.isDevelopment
      ? []
      : [["Content-Security-Policy", toContentSecurityPolicy(html, toOuterOrigins(shop))]];
    return {
      status: reply.status,
      headers: location ? [["Location", location]] : [...policy, ...toOpenerPolicy(shop)],
      body: toCompressible(new TextEncoder().encode(html)),
    };
  } catch (error) {
    options.logger.error(
      { requestId, error: error instanceof Error ? error.stack : String(error) },
      "rendering failed",
    );
    return {
      status: 500,
      headers: [],
      body: toCompressible(new TextEncoder().encode(toFailurePage(requestId))),
    };
  }
}

function toOuterOrigins({ search, outer }: ShopContext) {
  const cards = toCardOrigins(outer.stripeJsUrl);
  const payLater = toPayLaterOrigins(outer.payLaterJsUrl);
  return {
    images: [...listOrigins(outer.imagesUrl), ...payLater.images],
    scripts: [...cards.scripts, ...payLater.scripts],
    frames: [...listOrigins(outer.reviewsUrl), ...cards.frames, ...payLater.frames],
    calls: [...listOrigins(search && search.url), ...cards.calls, ...payLater.calls],
  };
}

/** The pay-later provider goes on in a window that it opens, and has to be able to answer the page. */
function toOpenerPolicy({ outer }: ShopContext): [string, string][] {
  return outer.payLaterJsUrl === null ? [] : [["Cross-Origin-Opener-Policy", "same-origin-allow-popups"]];
}

const listOrigins = (url: string | null) => (url === null ? [] : [new URL(url).origin]);

async function send(c: Context, page: Page, url: URL): Promise<Response> {
  for (const [name, value] of page.headers) c.header(name, value);
  c.header("Content-Type", "text/html; charset=utf-8");
  c.header("Cache-Control", isSharedPage(url.pathname) ? "private, no-cache" : "private, no-store");
  c.header("Vary", "Accept-Encoding, Cookie, User-Agent");
  if (page.status === 503) c.header("Retry-After", "5");
  c.status(page.status as StatusCode);
  const encoding = page.body.plain.byteLength > 1024 ? chooseEncoding(c.req.header("accept-encoding")) : null;
  if (!encoding) return c.body(page.body.plain);
  c.header("Content-Encoding", encoding);
  return c.body(await encodeBody(page.body, encoding, pageBrotliQuality));
}

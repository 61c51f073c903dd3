import type { Site } from "@spolverk/content";
import { toClientKey } from "@spolverk/server-kit/to-client-key";
import type { Context, Handler } from "hono";
import { getCookie } from "hono/cookie";
import type { StatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { PageRenderer, PageRoute, RenderInput } from "../src/page-renderer.ts";
import type { ShopContext } from "../src/site/shop-context.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { toCacheKey } from "./cache-key.ts";
import { readClientAddress, toForwardedFor } from "./client-address.ts";
import { chooseEncoding, encodeBody, toCompressible } from "./compressed-body.ts";
import { toContentSecurityPolicy } from "./content-security-policy.ts";
import type { HtmlCache, Page } from "./html-cache.ts";
import type { ManifestFor } from "./manifest.ts";
import { plainPagePolicy, toFailurePage, toPlainPage } from "./plain-page.ts";
import type { RenderLimit } from "./render-limit.ts";
import { type RenderSemaphore, RenderSemaphoreFullError } from "./render-semaphore.ts";
import { toOpenerPolicy, toExternalOrigins } from "./to-external-origins.ts";

export type PageHandlerOptions = {
  siteByHost: (host: string | undefined) => Site | undefined;
  shopContextFor: (site: Site, cookies: Record<string, string | undefined>) => ShopContext;
  renderer: () => Promise<PageRenderer>;
  manifestFor: ManifestFor;
  /** null: the server renders every page again for each request. */
  cache: HtmlCache | null;
  sharedReplies: RenderInput["sharedReplies"];
  renderLimit: RenderLimit;
  renderSemaphore: RenderSemaphore;
  /** Development allows Vite's own scripts. */
  isDevelopment: boolean;
  isPayLaterPlayground: boolean;
  apiUrl: string;
  trustedProxies: number;
  logger: Logger;
};

const pageBrotliQuality = 4;
/** Maximum length of path and query in characters: more than any page needs, campaign parameters included. */
const maxAddressLength = 4096;
/** A rendering that takes longer is aborted and gives its place to the next rendering in the queue. */
const renderTimeoutMs = 20_000;
const busySeconds = 5;

/**
 * Answers a request for a page: from the cache where the page may be cached, otherwise by rendering it. When rendering
 * fails, the visitor gets a plain page instead of a blank one.
 */
export function pageHandler(options: PageHandlerOptions): Handler<AppEnvironment> {
  return async (c) => {
    const site = options.siteByHost(c.req.header("host"));
    if (!site) return c.text("Unknown host", 421);
    const url = new URL(c.req.url);
    if (url.pathname.length + url.search.length > maxAddressLength)
      return c.text("The address is too long", 414);
    const renderer = await options.renderer();
    const route = renderer.resolvePageRoute(url);
    c.set("route", route.template);
    // Redirect to the canonical address, so that the cache and the router see only one spelling of each path.
    if (route.path !== url.pathname) return redirectTo(c, `${route.path}${url.search}`, route);

    const shop = options.shopContextFor(site, getCookie(c));
    const key = options.cache ? toCacheKey(shop, route) : null;
    const earlier = key === null ? undefined : options.cache?.getEarlier(key);
    // When a rendering would have to wait, the visitor gets the earlier copy of the page at once.
    if (earlier !== undefined && options.renderSemaphore.isBusy()) {
      c.set("cacheState", "stale");
      return send(c, earlier, route);
    }
    const isCached = options.cache !== null && key !== null && options.cache.has(key);
    const seconds = isCached
      ? 0
      : await options.renderLimit.take(toClientKey(readClientAddress(c, options.trustedProxies)));
    if (seconds > 0) {
      if (earlier !== undefined) return send(c, earlier, route);
      return sendPlain(c, await toLimitPage(renderer, shop, seconds), 429, seconds);
    }

    const render = () => options.renderSemaphore.run(() => renderPage(options, renderer, c, shop, route));
    try {
      if (!options.cache || key === null) return await send(c, await render(), route);
      const { value, state } = await options.cache.getWithState(key, render);
      c.set("cacheState", state);
      return await send(c, value, route);
    } catch (error) {
      if (!(error instanceof RenderSemaphoreFullError)) throw error;
      return sendPlain(c, await toBusyPage(renderer, shop), 503, busySeconds);
    }
  };
}

async function renderPage(
  options: PageHandlerOptions,
  renderer: PageRenderer,
  c: Context<AppEnvironment>,
  shop: ShopContext,
  route: PageRoute,
): Promise<Page> {
  const requestId = c.get("requestId");
  const headers = {
    "x-request-id": requestId,
    "x-forwarded-for": toForwardedFor(c, options.trustedProxies),
  };
  try {
    // Several clients may share the page. Therefore the rendering gets a new request, which one client cannot abort and
    // which contains only the query parameters of the cache key.
    const request = new Request(new URL(route.address, shop.site.origin), {
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(renderTimeoutMs),
    });
    const { status, location, html, inlineScripts } = await renderer.renderPage(request, {
      shop,
      apiUrl: options.apiUrl,
      headers,
      sharedReplies: options.sharedReplies,
      manifest: options.manifestFor(shop.language, renderer.listRouteTexts()),
      report: (message, error) => options.logger.error({ requestId, error: error.message }, message),
    });
    const page = { takesPayment: route.takesPayment, isPayLaterPlayground: options.isPayLaterPlayground };
    const policy: [string, string][] = options.isDevelopment
      ? []
      : [["Content-Security-Policy", toContentSecurityPolicy(inlineScripts, toExternalOrigins(shop, page))]];
    return {
      status,
      headers: location ? [["Location", location]] : [...policy, ...toOpenerPolicy(shop)],
      body: toCompressible(new TextEncoder().encode(html)),
    };
  } catch (error) {
    options.logger.error(
      { requestId, error: error instanceof Error ? error.stack : String(error) },
      "rendering failed",
    );
    return {
      status: error instanceof Error && error.name === "TimeoutError" ? 503 : 500,
      headers: [["Content-Security-Policy", plainPagePolicy]],
      body: toCompressible(new TextEncoder().encode(toFailurePage(requestId))),
    };
  }
}

/** Sets which caches may store a page or a redirect. */
function setSharing(c: Context, { isPrivate }: Pick<PageRoute, "isPrivate">): void {
  c.header("Cache-Control", isPrivate ? "private, no-store" : "private, no-cache");
  if (isPrivate) c.header("X-Robots-Tag", "noindex");
}

function redirectTo(c: Context, location: string, route: PageRoute): Response {
  setSharing(c, route);
  return c.redirect(location, 308);
}

async function toLimitPage(renderer: PageRenderer, shop: ShopContext, seconds: number): Promise<string> {
  const { t } = await renderer.loadBusyTexts(shop.language);
  return toPlainPage({
    language: shop.language,
    title: t("busy.limitTitle"),
    text: t("busy.limit", { seconds: String(seconds) }),
    retry: t("error.retry"),
  });
}

async function toBusyPage(renderer: PageRenderer, shop: ShopContext): Promise<string> {
  const { t } = await renderer.loadBusyTexts(shop.language);
  return toPlainPage({
    language: shop.language,
    title: t("busy.title"),
    text: t("busy.text"),
    retry: t("error.retry"),
  });
}

function sendPlain(c: Context, html: string, status: 429 | 503, retryAfterSeconds: number): Response {
  c.header("Content-Security-Policy", plainPagePolicy);
  c.header("Cache-Control", "private, no-store");
  c.header("Retry-After", String(retryAfterSeconds));
  return c.html(html, status);
}

async function send(c: Context, page: Page, route: PageRoute): Promise<Response> {
  for (const [name, value] of page.headers) c.header(name, value);
  c.header("Content-Type", "text/html; charset=utf-8");
  setSharing(c, route);
  c.header("Vary", "Accept-Encoding, Cookie");
  if (page.status === 503) c.header("Retry-After", String(busySeconds));
  c.status(page.status as StatusCode);
  const encoding = page.body.plain.byteLength > 1024 ? chooseEncoding(c.req.header("accept-encoding")) : null;
  if (!encoding) return c.body(page.body.plain);
  c.header("Content-Encoding", encoding);
  return c.body(await encodeBody(page.body, encoding, pageBrotliQuality));
}

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listHosts, readSites } from "@spolverk/content";
import { type Logger, pino } from "pino";
import { vi } from "vitest";
import { createI18n, loadNamespaces } from "../../src/i18n/create-i18n.ts";
import type { PageRenderer, RenderedPage } from "../../src/page-renderer.ts";
import { resolvePageRoute } from "../../src/resolve-page-route.ts";
import type { ExternalServices } from "../../src/site/shop-context.ts";
import { createApp } from "../app.ts";
import { createHtmlCache } from "../html-cache.ts";
import { createRenderLimit } from "../render-limit.ts";
import { createRenderSemaphore } from "../render-semaphore.ts";
import { createShopContextFor } from "../shop-context-for.ts";
import { createSiteByHost } from "../site-by-host.ts";

type Render = PageRenderer["renderPage"];

const hosts = "http://{code}.localhost:3000";

export const externalServices = {
  search: null,
  signIn: null,
  imagesUrl: "https://spolverk.imgix.net",
  reviewsUrl: null,
  stripeJsUrl: null,
  payLaterJsUrl: null,
};

/** A rendered page with one inline script of the shop, "let a". */
export function toRenderedPage(page: Partial<RenderedPage> = {}): RenderedPage {
  const html = "<!doctype html><script>let a</script>";
  return { status: 200, location: null, html, inlineScripts: ["let a"], ...page };
}

type TestServerOptions = {
  render?: Render;
  services?: ExternalServices;
  logger?: Logger;
  rendersPerMinute?: number;
  queue?: Parameters<typeof createRenderSemaphore>[0];
  trustedProxies?: number;
  bffUrl?: string;
};

/** The storefront's server with its real routes; `render` supplies the pages. */
export function openTestServer(options: TestServerOptions) {
  const { render = async () => toRenderedPage(), services = externalServices } = options;
  const mediaDirectory = mkdtempSync(join(tmpdir(), "media-"));
  writeFileSync(join(mediaDirectory, "spool.svg"), "<svg/>");
  writeFileSync(join(mediaDirectory, "hero.mp4"), "0123456789");
  const renderPage = vi.fn<Render>(render);
  const app = createApp({
    siteByHost: createSiteByHost(listHosts(readSites()), hosts),
    shopContextFor: createShopContextFor(hosts, { ...externalServices, ...services }),
    renderer: async () => ({
      renderPage,
      resolvePageRoute,
      listOwnPaths: () => ["/", "/shop"],
      listRouteTexts: () => new Map(),
      loadBusyTexts: async (language) => {
        const i18n = await createI18n(language);
        await loadNamespaces(i18n, ["busy"]);
        return i18n;
      },
    }),
    manifestFor: () => ({ routes: {} }),
    isDevelopment: false,
    isPayLaterPlayground: false,
    cache: createHtmlCache({
      maxPages: 10,
      maxBytes: 10_000,
      freshMs: 5000,
      staleIfErrorMs: 60_000,
      onRefreshError: () => undefined,
    }),
    sharedReplies: { get: async (_key, load) => load() },
    renderLimit: createRenderLimit({ perMinute: options.rendersPerMinute ?? 1000, redis: null }),
    renderSemaphore: createRenderSemaphore(options.queue ?? { concurrent: 10, waiting: 10 }),
    bffUrl: options.bffUrl ?? "http://bff",
    trustedProxies: options.trustedProxies ?? 0,
    siteHosts: hosts,
    isHttps: false,
    mediaDirectory,
    clientDirectory: null,
    logger: options.logger ?? pino({ level: "silent" }),
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://se.localhost${path}`, { headers: { host: "se.localhost:3000", ...headers } });
  return { app, get, renderPage };
}

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { listHosts, mediaDirectory, readSites } from "@spolverk/content";
import { connectRedis } from "@spolverk/server-kit/connect-redis";
import { createLogger } from "@spolverk/server-kit/create-logger";
import { createSwrCache } from "@spolverk/server-kit/swr-cache";
import type { PageRenderer } from "../src/page-renderer.ts";
import { createApp } from "./app.ts";
import { startDevelopment } from "./development.ts";
import { readEnvironment } from "./environment.ts";
import { createHtmlCache } from "./html-cache.ts";
import { createDevelopmentManifest, createManifestFor } from "./manifest.ts";
import { createRenderLimit } from "./render-limit.ts";
import { createRenderSemaphore } from "./render-semaphore.ts";
import { createShopContextFor } from "./shop-context-for.ts";
import { createSiteByHost } from "./site-by-host.ts";

// This file runs as dist/node/server/main.js.
const root = fileURLToPath(new URL("../../../", import.meta.url));
const clientDirectory = `${root}dist/client`;

/** A rendered page, and an API reply that all pages share, is served from the cache for this long. */
const pageFreshMs = 1000;

const environment = readEnvironment(process.env);
const logger = createLogger("storefront", environment.LOG_LEVEL);
// Longer than browsers and load balancers keep an idle connection, so that the server never closes a connection on
// which they are sending a request.
const server = createServer({ keepAliveTimeout: 65_000 });
const development = environment.NODE_ENV === "development" ? await startDevelopment(root, server) : null;

async function loadBuiltRenderer(): Promise<PageRenderer> {
  const address = new URL("../../server/entry-server.js", import.meta.url).href;
  return (await import(address)) as PageRenderer;
}
const builtRenderer = development ? null : await loadBuiltRenderer();

const app = createApp({
  siteByHost: createSiteByHost(listHosts(readSites()), environment.SITE_HOSTS),
  shopContextFor: createShopContextFor(environment.SITE_HOSTS, {
    search: environment.search,
    signIn: environment.signIn,
    imagesUrl: environment.IMAGES_URL,
    reviewsUrl: environment.REVIEWS_WIDGET_URL,
    stripeJsUrl: environment.STRIPE_JS_URL,
    payLaterJsUrl: environment.PAY_LATER_JS_URL,
  }),
  isPayLaterPlayground: environment.PAY_LATER_PLAYGROUND === "true",
  renderer: development?.renderer ?? (async () => builtRenderer ?? loadBuiltRenderer()),
  manifestFor: development ? createDevelopmentManifest : createManifestFor(clientDirectory),
  cache:
    development || environment.HTML_CACHE === "off"
      ? null
      : createHtmlCache({
          maxPages: 2000,
          maxBytes: 256 * 1024 * 1024,
          freshMs: pageFreshMs,
          staleIfErrorMs: 60_000,
          onRefreshError: (err) => logger.error({ err }, "a stale page could not be rendered again"),
        }),
  sharedReplies: createSwrCache({ max: 100, freshMs: pageFreshMs, maxAgeMs: pageFreshMs }),
  renderLimit: createRenderLimit({
    perMinute: environment.RENDERS_PER_MINUTE,
    redis: environment.REDIS_URL === null ? null : connectRedis(environment.REDIS_URL, logger),
  }),
  renderSemaphore: createRenderSemaphore({
    concurrent: environment.RENDERS_AT_ONCE,
    waiting: 4 * environment.RENDERS_AT_ONCE,
  }),
  isDevelopment: development !== null,
  bffUrl: environment.BFF_URL.replace(/\/$/, ""),
  trustedProxies: environment.TRUSTED_PROXIES,
  siteHosts: environment.SITE_HOSTS,
  isHttps: environment.SITE_HOSTS.startsWith("https:"),
  mediaDirectory,
  clientDirectory: development ? null : clientDirectory,
  logger,
});

const listener = getRequestListener(app.fetch);
const handler = (request: Parameters<typeof listener>[0], response: Parameters<typeof listener>[1]) =>
  void listener(request, response);
server.on("request", development ? development.wrap(handler) : handler);
server.listen(environment.PORT, environment.HOST, () => {
  logger.info({ port: environment.PORT, sites: environment.SITE_HOSTS }, "storefront is listening");
});

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  void development?.close();
  // Open requests have five seconds to finish.
  setTimeout(() => process.exit(0), 5000).unref();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

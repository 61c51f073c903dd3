import { finishRequestBody } from "@spolverk/server-kit/finish-request-body";
import { requestLog } from "@spolverk/server-kit/request-log";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import { apiProxy } from "./api-proxy.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { chooseLanguage } from "./choose-language.ts";
import { createHealth } from "./health.ts";
import { pageHandler, type PageHandlerOptions } from "./page-handler.ts";
import { plainPagePolicy, toFailurePage } from "./plain-page.ts";
import { seoFiles } from "./seo/seo-files.ts";
import { staticFiles } from "./static-files.ts";

type AppOptions = Omit<PageHandlerOptions, "apiUrl"> & {
  bffUrl: string;
  isHttps: boolean;
  /** Template of the sites' addresses: https://{code}.example.com. */
  siteHosts: string;
  mediaDirectory: string;
  /** Vite's built client; null in development, where Vite serves it. */
  clientDirectory: string | null;
  logger: Logger;
};

const yearInSeconds = 31_536_000;
/** In characters. A longer request id from a client is replaced by a new one. */
const maxRequestIdLength = 64;
const apiTimeoutMs = 30_000;
/**
 * Enough for the largest file over a slow phone connection. The BFF's own timeout for an upload is no longer than this.
 */
const uploadTimeoutMs = 120_000;

/** The storefront's server: pages, files and the API proxy. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { logger, bffUrl, trustedProxies, siteByHost } = options;
  const app = new Hono<AppEnvironment>();
  app.use(
    finishRequestBody(),
    requestId({ limitLength: maxRequestIdLength }),
    requestLog<AppEnvironment>({
      logger,
      levelOf: () => "debug",
      toFields: (c) => {
        const route = c.get("route");
        return { ...(route ? { route } : { path: c.req.path }), cache: c.get("cacheState") };
      },
    }),
    secureHeaders({
      // The referrer contains the origin and never a path, even between our own pages: through document.referrer the
      // next page could leak a path with a checkout's id. All pages share the policy, because client-side navigation
      // turns any page into a checkout without a new document.
      referrerPolicy: "strict-origin",
      permissionsPolicy: {
        camera: [],
        microphone: [],
        geolocation: [],
        payment: ["self"],
        browsingTopics: [],
      },
      xFrameOptions: "DENY",
      xDnsPrefetchControl: false,
      strictTransportSecurity: options.isHttps && `max-age=${yearInSeconds}; includeSubDomains`,
      // The content security policy differs by page; the page handler sets it.
      overwrite: false,
    }),
  );

  app.route("/health", createHealth({ bffUrl }));
  app.route("/", seoFiles({ ...options, apiUrl: `${bffUrl}/api` }));
  const toBff = apiProxy({ bffUrl, trustedProxies, timeoutMs: apiTimeoutMs, logger });
  app.post("/api/upload", apiProxy({ bffUrl, trustedProxies, timeoutMs: uploadTimeoutMs, logger }));
  app.all("/api/*", toBff);
  // Pictures that merchandisers uploaded. The image service, too, reads them at these addresses.
  app.get("/uploads/*", toBff);

  app.get(
    "/media/*",
    staticFiles({
      directory: options.mediaDirectory,
      prefix: "/media",
      // The names of these files contain no hash, so that browsers cache them for a day and then revalidate them.
      cacheControl: "public, max-age=86400, stale-while-revalidate=604800",
    }),
    (c) => c.text("Not found", 404),
  );
  if (options.clientDirectory) {
    const directory = options.clientDirectory;
    app.get(
      "/assets/*",
      staticFiles({ directory, cacheControl: `public, max-age=${yearInSeconds}, immutable` }),
      (c) => c.text("Not found", 404),
    );
    app.get("/:file{[a-z0-9-]+\\.[a-z]+}", staticFiles({ directory, cacheControl: "public, max-age=86400" }));
  }

  app.get(
    "*",
    chooseLanguage(siteByHost, options.siteHosts),
    pageHandler({ ...options, apiUrl: `${bffUrl}/api` }),
  );
  app.onError((error, c) => {
    logger.error({ requestId: c.get("requestId"), error: error.stack }, "a request failed");
    c.header("Content-Security-Policy", plainPagePolicy);
    c.header("Cache-Control", "private, no-store");
    return c.html(toFailurePage(c.get("requestId")), 500);
  });
  app.notFound((c) => c.text("Not found", 404));
  return app;
}

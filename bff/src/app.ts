import { finishRequestBody } from "@spolverk/server-kit/finish-request-body";
import { requestLog } from "@spolverk/server-kit/request-log";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { TokenVerifier } from "./auth/verify-token.ts";
import type { CommerceEngine } from "./commerce/engine.ts";
import type { ShopStore } from "./commerce/store.ts";
import type { Site } from "@spolverk/content";
import type { Catalogue } from "./catalogue/create-catalogue.ts";
import type { LateRefusals } from "./checkout/late-refusals.ts";
import { ApiFailure } from "./http/api-failure.ts";
import type { AppEnvironment } from "./http/app-environment.ts";
import { createClientHash } from "./http/client-hash.ts";
import { createDocs } from "./http/docs.ts";
import { createErrorReply } from "./http/error-reply.ts";
import { createHealth } from "./http/health.ts";
import type { InvitationLimit } from "./http/invitation-limit.ts";
import type { InvoiceLimit } from "./http/invoice-limit.ts";
import { mountEndpoints } from "./routes/mount.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { createRateLimiters, type RateLimits } from "./http/rate-limiters.ts";
import type { Library } from "./knowledge/library.ts";
import { createHandlers } from "./routes/create-handlers.ts";
import type { ServicePointFinder } from "./lookups/service-point-finder.ts";
import type { VatRegister } from "./lookups/vat-register.ts";
import { createInternalSearch } from "./search/create-internal-search.ts";
import type { SearchUpdates } from "./search/search-updates.ts";
import { createUploads } from "./uploads/create-uploads.ts";

export type AppOptions = {
  engine: CommerceEngine;
  store: ShopStore;
  sites: readonly Site[];
  library: Library;
  supportEmail: string;
  /** The register of VAT numbers; null: VAT is always charged. */
  vatRegister: VatRegister | null;
  /** The carriers' service points; null: carriers choose the point themselves. */
  servicePoints: ServicePointFinder | null;
  logger: Logger;
  now: () => Date;
  limits: RateLimits;
  /** Shares the rate limits between processes; null: each process counts alone. */
  redis: Redis | null;
  /** Limits orders by invoice. */
  invoiceLimit: InvoiceLimit;
  /** Limits the invitations that a user sends. */
  invitationLimit: InvitationLimit;
  lateRefusals: LateRefusals;
  catalogue: Catalogue;
  /** Number of our own proxies before this server. */
  trustedProxies: number;
  /** Verifies the identity provider's tokens; null disables sign-in. */
  verifyToken: TokenVerifier | null;
  /** Opens the calls below /internal; null disables them. */
  internalToken: string | null;
  /** Null when the shop has no search service. */
  search: SearchUpdates | null;
  /** Where Medusa stores public files; null when there are none. */
  uploadsUrl: string | null;
  /** Checks every reply against the contract: for tests and development. */
  checkReplies: boolean;
};

/** In characters; a longer id from outside is replaced. */
const longestRequestId = 64;

/** The whole server without its socket: `/api`, `/uploads`, `/health` and, for medusa-server only, `/internal`. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { engine, sites, library, logger, now, internalToken, search } = options;
  const app = new Hono<AppEnvironment>();
  app.use(
    finishRequestBody(),
    requestId({ limitLength: longestRequestId }),
    requestLog<AppEnvironment>({
      logger,
      levelOf: (c) => (c.get("route")?.startsWith("health") ? "debug" : "info"),
      toFields: (c) => ({ route: c.get("route") ?? "unknown", code: c.get("errorCode") }),
    }),
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // The storefront or a proxy ends TLS and sends this header.
      strictTransportSecurity: false,
      // The page of the API documentation sets its own policy.
      overwrite: false,
    }),
    // Replies are not cached unless their handler allows it.
    async (c, next) => {
      c.header("Cache-Control", "no-store");
      await next();
    },
  );
  const replyError = createErrorReply(options);
  app.onError(replyError);
  app.notFound((c) => replyError(new ApiFailure("not_found"), c));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("Allow", methods.join(", "));
        return replyError(new ApiFailure("method_not_allowed"), c);
      },
    }),
  );

  app.route("/health", createHealth(engine));
  app.route("/uploads", createUploads(options.uploadsUrl));

  const api = new Hono<AppEnvironment>();
  const take = createRateLimiters(options.limits, options.redis);
  api.use(rateLimit({ ...options, take }));
  api.route("/", createDocs());
  mountEndpoints(
    api,
    createHandlers({
      engine,
      store: options.store,
      catalogue: options.catalogue,
      library,
      sites,
      vatRegister: options.vatRegister,
      servicePoints: options.servicePoints,
      invoiceLimit: options.invoiceLimit,
      invitationLimit: options.invitationLimit,
      lateRefusals: options.lateRefusals,
      supportEmail: options.supportEmail,
      logger,
      now,
    }),
    { ...options, take, replyError, hashClient: createClientHash(internalToken) },
  );
  app.route("/api", api);
  if (internalToken !== null) {
    app.route("/internal/search", createInternalSearch({ token: internalToken, search }));
  }
  return app;
}

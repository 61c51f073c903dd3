import { Hono } from "hono";
import type { Logger } from "pino";
import type { CommercePort } from "./commerce/port.ts";
import type { Site } from "@spolverk/content";
import type { PaymentMethod } from "@spolverk/domain";
import { type CatalogueOptions, createCatalogue } from "./catalogue/create-catalogue.ts";
import { ApiFailure } from "./http/api-failure.ts";
import type { AppEnvironment } from "./http/app-environment.ts";
import { createDocs } from "./http/docs.ts";
import { createErrorReply } from "./http/error-reply.ts";
import { createHealth } from "./http/health.ts";
import { mountEndpoints } from "./http/mount.ts";
import { type RateLimits, rateLimit } from "./http/rate-limit.ts";
import { requestId } from "./http/request-id.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Newsletter } from "./newsletter/newsletter.ts";
import { createHandlers } from "./routes/create-handlers.ts";

export type AppOptions = {
  commerce: CommercePort;
  sites: readonly Site[];
  /** The payment methods that can be carried out. */
  methodsInService: readonly PaymentMethod[];
  supportEmail: string;
  /** Where readers of the newsletter are kept; null: nobody can subscribe. */
  newsletter: Newsletter | null;
  logger: Logger;
  now: () => Date;
  limits: RateLimits;
  caching: Omit<CatalogueOptions, "now">;
  /** How many proxies of our own stand before this server. */
  trustedProxies: number;
  /** Hold every reply against the contract: for tests and development. */
  checkReplies: boolean;
};

/** The whole server without its socket: `/api` and `/health`. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { commerce, sites, methodsInService, logger, now } = options;
  const app = new Hono<AppEnvironment>();
  app.use(requestId, requestLog(logger), securityHeaders);
  const replyError = createErrorReply(options);
  app.onError(replyError);
  app.notFound((c) => replyError(new ApiFailure("not_found"), c));

  app.route("/health", createHealth(commerce));

  const api = new Hono<AppEnvironment>();
  api.use(rateLimit(options));
  api.route("/", createDocs());
  const catalogue = createCatalogue(commerce, { ...options.caching, now });
  mountEndpoints(
    api,
    createHandlers({ commerce, catalogue, sites, methodsInService, newsletter: options.newsletter, now }),
    options.checkReplies,
  );
  app.route("/api", api);
  return app;
}

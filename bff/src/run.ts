import {
  readArticles,
  readLegal,
  readManufacturers,
  readPages,
  readResellers,
  readShop,
  readSites,
} from "@spolverk/content";
import { mostInvitationsOfBuyer } from "@spolverk/domain";
import { connectRedis } from "@spolverk/server-kit/connect-redis";
import { readEnvironment } from "@spolverk/server-kit/environment";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { auth0EnvironmentSchema, toTokenIssuer } from "./auth/auth0-environment.ts";
import { createTokenVerifier } from "./auth/verify-token.ts";
import { type Catalogue, createCatalogue } from "./catalogue/create-catalogue.ts";
import { followChanges } from "./catalogue/follow-changes.ts";
import { createLateRefusals } from "./checkout/late-refusals.ts";
import type { Backend } from "./commerce/backend.ts";
import type { CommerceEngine } from "./commerce/engine.ts";
import type { ServerEnvironment } from "./environment.ts";
import { createInvitationLimit } from "./http/invitation-limit.ts";
import { createInvoiceLimit } from "./http/invoice-limit.ts";
import { listArticles } from "./search/list-articles.ts";
import { toSearchAccess } from "./search/search-access.ts";
import { createSearchIndex } from "./search/search-index.ts";
import { createSearchStore } from "./search/search-store.ts";
import { type SearchUpdates, startSearchUpdates } from "./search/search-updates.ts";
import { createWriterLease } from "./search/writer-lease.ts";
import { createPostnordFinder } from "./lookups/create-postnord-finder.ts";
import { servicePointsEnvironmentSchema } from "./lookups/service-points-environment.ts";
import { createViesClient } from "./lookups/create-vies-client.ts";
import { viesEnvironmentSchema } from "./lookups/vies-environment.ts";
import { serve } from "./serve.ts";

const now = () => new Date();

/** Runs the BFF over a backend until SIGINT or SIGTERM, then gives running calls 5 s to finish. */
export function run(
  { engine, store }: Backend,
  environment: ServerEnvironment,
  logger: Logger,
  uploadsUrl: string | null,
): void {
  const catalogue = createCatalogue(
    { engine, store },
    {
      now,
      freshMs: environment.CATALOGUE_FRESH_MS,
      staleMs: environment.CATALOGUE_STALE_MS,
    },
  );
  const redis = environment.REDIS_URL === null ? null : connectRedis(environment.REDIS_URL, logger);
  const search = startSearch({ engine, catalogue, redis, environment, logger });
  const changes = followChanges({ engine, catalogue, search, logger, now });
  const issuer = toTokenIssuer(readEnvironment(auth0EnvironmentSchema));
  if (issuer === null) logger.info("nobody can sign in: AUTH0_DOMAIN is not set");
  const app = createApp({
    engine,
    store,
    sites: readSites(),
    library: {
      articles: readArticles(),
      pages: readPages(),
      legal: readLegal(),
      resellers: readResellers(),
      manufacturers: readManufacturers(),
    },
    supportEmail: readShop().support.email,
    vatRegister: createViesClient(readEnvironment(viesEnvironmentSchema)),
    servicePoints: createPostnordFinder(readEnvironment(servicePointsEnvironmentSchema)),
    logger,
    now,
    limits: {
      reads: environment.RATE_LIMIT_READS,
      writes: environment.RATE_LIMIT_WRITES,
      newCheckouts: environment.RATE_LIMIT_CHECKOUTS,
      forms: environment.RATE_LIMIT_FORMS,
      formsOfEmail: environment.RATE_LIMIT_FORMS,
      uploads: environment.RATE_LIMIT_UPLOADS,
      takeBacks: environment.RATE_LIMIT_FORMS,
      giftCards: environment.RATE_LIMIT_FORMS,
      coupons: environment.RATE_LIMIT_FORMS,
      lookups: environment.RATE_LIMIT_LOOKUPS,
      accounts: environment.RATE_LIMIT_FORMS,
      accountsOfUser: environment.RATE_LIMIT_FORMS,
      swishStatus: environment.RATE_LIMIT_SWISH_STATUS,
    },
    redis,
    invoiceLimit: createInvoiceLimit(
      {
        perClient: environment.INVOICE_LIMIT_CLIENT,
        perEmail: environment.INVOICE_LIMIT_EMAIL,
        perOrganization: environment.INVOICE_LIMIT_ORGANIZATION,
      },
      redis,
    ),
    invitationLimit: createInvitationLimit(mostInvitationsOfBuyer, redis),
    lateRefusals: createLateRefusals(redis),
    catalogue,
    trustedProxies: environment.TRUST_PROXY,
    verifyToken: issuer && createTokenVerifier({ ...issuer, now }),
    internalToken: environment.INTERNAL_TOKEN ?? null,
    search,
    uploadsUrl,
    checkReplies: environment.NODE_ENV !== "production",
  });
  const { server, stop } = serve(app, {
    host: environment.HOST,
    port: environment.PORT,
    logger,
    stopWithinMs: 5000,
  });
  server.on("error", (error) => {
    logger.fatal({ err: error }, "cannot listen");
    process.exitCode = 1;
  });
  const onSignal = (signal: NodeJS.Signals) => {
    logger.info({ signal }, "stopping");
    void Promise.all([stop(), changes.stop(), search?.stop()])
      .finally(() => redis?.disconnect())
      .then(() => logger.info("stopped"));
  };
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
}

type SearchParts = {
  engine: CommerceEngine;
  catalogue: Catalogue;
  redis: Redis | null;
  environment: ServerEnvironment;
  logger: Logger;
};

/** Null, with a log entry, when no search service is configured. */
function startSearch({ engine, catalogue, redis, environment, logger }: SearchParts): SearchUpdates | null {
  const access = toSearchAccess(environment);
  if (access === null) {
    logger.info("search is off: SEARCH_APP_ID is not set");
    return null;
  }
  const index = createSearchIndex(createSearchStore(access), { catalogue, listArticles, now });
  const lease = createWriterLease({ redis, indexName: access.appId });
  return startSearchUpdates({ index, lease, engine, logger });
}

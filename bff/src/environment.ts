import { host, logLevel, portOr, redisUrl, trustedProxies } from "@spolverk/server-kit/environment";
import { z } from "zod";
import { auth0EnvironmentSchema } from "./auth/auth0-environment.ts";
import { servicePointsEnvironmentSchema } from "./lookups/service-points-environment.ts";
import { viesEnvironmentSchema } from "./lookups/vies-environment.ts";

const perMinute = z.coerce.number({ error: "expected a number of calls" }).int().min(1);

const perDay = z.coerce.number({ error: "expected a number of orders" }).int().min(1);

const internalToken = z.string({ error: "expected the secret shared with medusa-server" }).min(16, {
  error: "expected at least 16 characters",
});

const serverFields = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: host,
  PORT: portOr(4000),
  LOG_LEVEL: logLevel,
  TRUST_PROXY: trustedProxies,
  /** How long settings, shipping options and site messages are given without a second look, and how long while a new one is fetched. */
  CATALOGUE_FRESH_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(0).default(5000),
  CATALOGUE_STALE_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(0).default(60_000),
  RATE_LIMIT_READS: perMinute.default(6000),
  RATE_LIMIT_WRITES: perMinute.default(600),
  RATE_LIMIT_CHECKOUTS: perMinute.default(60),
  /** The search service (Algolia): none of these, and the shop goes without it. */
  SEARCH_APP_ID: z.string().optional(),
  /** A key that may write records and settings; it never leaves the server. */
  SEARCH_ADMIN_KEY: z.string().optional(),
  /** Address of a server that speaks its language; Algolia's own when it is not set. */
  SEARCH_HOST: z
    .url({ protocol: /^https?$/, error: "expected an address such as http://127.0.0.1:7700" })
    .optional(),
  RATE_LIMIT_FORMS: perMinute.default(10),
  /** Files that are uploaded or removed again. */
  RATE_LIMIT_UPLOADS: perMinute.default(30),
  /** Calls that may ask the register of VAT numbers or a carrier. */
  RATE_LIMIT_LOOKUPS: perMinute.default(20),
  /** Of one client for one checkout; the shop asks every two seconds. */
  RATE_LIMIT_SWISH_STATUS: perMinute.default(60),
  /** Orders by invoice within 24 hours: of one client, for one e-mail address, for one company. */
  INVOICE_LIMIT_CLIENT: perDay.default(20),
  INVOICE_LIMIT_EMAIL: perDay.default(10),
  INVOICE_LIMIT_ORGANIZATION: perDay.default(10),
  REDIS_URL: redisUrl,
});

type SearchVariables = Pick<
  z.output<typeof serverFields>,
  "SEARCH_APP_ID" | "SEARCH_ADMIN_KEY" | "SEARCH_HOST"
>;

/** A service that is configured by half would fail one day in the middle of something. */
function requireWholeSearch(environment: SearchVariables, context: z.RefinementCtx): void {
  const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_HOST } = environment;
  if ((SEARCH_APP_ID ?? SEARCH_ADMIN_KEY ?? SEARCH_HOST) === undefined) return;
  for (const [name, value] of Object.entries({ SEARCH_APP_ID, SEARCH_ADMIN_KEY })) {
    if (value !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: "is needed where another SEARCH_ is set" });
  }
}

/** What every BFF reads from its environment. */
export const serverEnvironmentSchema = serverFields
  .extend({
    /** Secret that opens the calls below /internal; without it there are none. */
    INTERNAL_TOKEN: internalToken.optional(),
  })
  .superRefine(requireWholeSearch);
export type ServerEnvironment = z.infer<typeof serverEnvironmentSchema>;

/** What the BFF before Medusa reads beside it. */
export const medusaEnvironmentSchema = serverFields
  .extend({
    MEDUSA_URL: z.url({
      protocol: /^https?$/,
      error: "expected the address of Medusa, such as http://127.0.0.1:9000",
    }),
    INTERNAL_TOKEN: internalToken,
    /** Where everybody reads public uploads, as medusa-server has it; without it Medusa itself serves them. */
    S3_FILE_URL: z.url({ protocol: /^https?$/, error: "expected the address of a bucket" }).optional(),
    MEDUSA_TIMEOUT_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(100).default(10_000),
  })
  .superRefine(requireWholeSearch);

/**
 * The variables that the BFF before Medusa reads; docker-compose.yml has to pass them on.
 *
 * @public for scripts/check-compose.mjs
 */
export const environmentVariables: readonly string[] = [
  medusaEnvironmentSchema,
  auth0EnvironmentSchema,
  servicePointsEnvironmentSchema,
  viesEnvironmentSchema,
].flatMap(({ shape }) => Object.keys(shape));

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
  /**
   * Milliseconds for which settings, shipping options and site messages are fresh, and for which stale ones are served
   * while they are refetched.
   */
  CATALOGUE_FRESH_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(0).default(5000),
  CATALOGUE_STALE_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(0).default(60_000),
  RATE_LIMIT_READS: perMinute.default(6000),
  RATE_LIMIT_WRITES: perMinute.default(600),
  RATE_LIMIT_CHECKOUTS: perMinute.default(60),
  /** The search service (Algolia); without these variables, the shop has none. */
  SEARCH_APP_ID: z.string().optional(),
  /** A key that may write records and settings; stays on the server. */
  SEARCH_ADMIN_KEY: z.string().optional(),
  /** URL of a compatible server; Algolia's own by default. */
  SEARCH_HOST: z
    .url({ protocol: /^https?$/, error: "expected an address such as http://127.0.0.1:7700" })
    .optional(),
  RATE_LIMIT_FORMS: perMinute.default(10),
  /** Uploads and removals of files. */
  RATE_LIMIT_UPLOADS: perMinute.default(30),
  /** Calls that may query the register of VAT numbers or a carrier. */
  RATE_LIMIT_LOOKUPS: perMinute.default(20),
  /** Per client and checkout; the shop polls every two seconds. */
  RATE_LIMIT_SWISH_STATUS: perMinute.default(60),
  /** Orders by invoice within 24 hours, per client, e-mail address and company. */
  INVOICE_LIMIT_CLIENT: perDay.default(20),
  INVOICE_LIMIT_EMAIL: perDay.default(10),
  INVOICE_LIMIT_ORGANIZATION: perDay.default(10),
  REDIS_URL: redisUrl,
});

type SearchVariables = Pick<
  z.output<typeof serverFields>,
  "SEARCH_APP_ID" | "SEARCH_ADMIN_KEY" | "SEARCH_HOST"
>;

/** A half-configured service would fail later, during use. */
function requireWholeSearch(environment: SearchVariables, context: z.RefinementCtx): void {
  const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_HOST } = environment;
  if ((SEARCH_APP_ID ?? SEARCH_ADMIN_KEY ?? SEARCH_HOST) === undefined) return;
  for (const [name, value] of Object.entries({ SEARCH_APP_ID, SEARCH_ADMIN_KEY })) {
    if (value !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: "is needed where another SEARCH_ is set" });
  }
}

/** Environment variables of every BFF. */
export const serverEnvironmentSchema = serverFields
  .extend({
    /** Secret that opens the calls below /internal; without it they are off. */
    INTERNAL_TOKEN: internalToken.optional(),
  })
  .superRefine(requireWholeSearch);
export type ServerEnvironment = z.infer<typeof serverEnvironmentSchema>;

/** Additional variables of the BFF with Medusa. */
export const medusaEnvironmentSchema = serverFields
  .extend({
    MEDUSA_URL: z.url({
      protocol: /^https?$/,
      error: "expected the address of Medusa, such as http://127.0.0.1:9000",
    }),
    INTERNAL_TOKEN: internalToken,
    /** Public base URL of uploads, as in medusa-server; without it Medusa serves them. */
    S3_FILE_URL: z.url({ protocol: /^https?$/, error: "expected the address of a bucket" }).optional(),
    MEDUSA_TIMEOUT_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(100).default(10_000),
  })
  .superRefine(requireWholeSearch);

/**
 * The variables of the BFF with Medusa, which docker-compose.yml has to pass on.
 * @public for scripts/check-compose.mjs
 */
export const environmentVariables: readonly string[] = [
  medusaEnvironmentSchema,
  auth0EnvironmentSchema,
  servicePointsEnvironmentSchema,
  viesEnvironmentSchema,
].flatMap(({ shape }) => Object.keys(shape));

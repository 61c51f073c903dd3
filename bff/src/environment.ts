import { z } from "zod";

const port = z.coerce.number({ error: "expected a port number" }).int().min(0).max(65_535);
const perMinute = z.coerce.number({ error: "expected a number of calls" }).int().min(1);

const perDay = z.coerce.number({ error: "expected a number of orders" }).int().min(1);

const internalToken = z.string({ error: "expected the secret shared with medusa-server" }).min(16, {
  error: "expected at least 16 characters",
});

const serverFields = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: port.default(4000),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** How many proxies of our own stand before the server and add to X-Forwarded-For; 0 trusts nobody's word. */
  TRUST_PROXY: z.coerce
    .number({ error: "expected how many proxies to trust" })
    .int()
    .min(0)
    .max(5)
    .default(0),
  /** How long a catalogue read is given without a second look, and how long while a new one is fetched. */
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
  /** Calls that may ask the register of VAT numbers or a carrier. */
  RATE_LIMIT_LOOKUPS: perMinute.default(20),
  /** Of one client for one checkout; the shop asks every two seconds. */
  RATE_LIMIT_SWISH_STATUS: perMinute.default(60),
  /** Orders by invoice within 24 hours: of one client, for one e-mail address, for one company. */
  INVOICE_LIMIT_CLIENT: perDay.default(20),
  INVOICE_LIMIT_EMAIL: perDay.default(10),
  INVOICE_LIMIT_ORGANIZATION: perDay.default(10),
  /** Where the limits are counted for all processes together; without it each counts by itself. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: "expected an address such as redis://127.0.0.1:6379" })
    .optional(),
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
    MEDUSA_TIMEOUT_MS: z.coerce.number({ error: "expected milliseconds" }).int().min(100).default(10_000),
  })
  .superRefine(requireWholeSearch);

/** An environment that cannot be run with; the message names every variable at fault. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** Parses variables by a schema. An empty one counts as not set. @throws EnvironmentError */
export function parseEnvironment<S extends z.ZodType>(schema: S, variables: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`The environment cannot be used:\n  ${problems.join("\n  ")}`);
}

/** The environment of this process; says what is wrong with it and ends the process when it cannot be used. */
export function readEnvironment<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema, process.env);
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    return process.exit(1);
  }
}

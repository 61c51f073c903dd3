import {
  EnvironmentError,
  host,
  logLevel,
  parseEnvironment,
  portOr,
  redisUrl,
  trustedProxies,
} from "@spolverk/server-kit/environment";
import { z } from "zod";
import type { SearchSettings } from "../src/site/shop-context.ts";

/** An address on the web, without a slash at its end; null for none. */
const outerUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .transform((value) => value?.replace(/\/$/, "") ?? null);

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  HOST: host,
  PORT: portOr(3000),
  /** The BFF without /api. */
  BFF_URL: z.url().default("http://127.0.0.1:4000"),
  /** Public address of a site; {code} is the first label of its host and falls away, dot and all, for com. */
  SITE_HOSTS: z
    .url()
    .refine((value) => value.includes("{code}."), {
      error: "must hold {code}., such as http://{code}.localhost:3000",
    })
    .optional(),
  /** The search service: its application, a key that may only search, and its address for the browser. */
  SEARCH_APP_ID: z.string().min(1).optional(),
  SEARCH_KEY: z.string().min(1).optional(),
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The image service; without it pictures are sent as they are. */
  IMAGES_URL: outerUrl,
  /** A page of customers' reviews to embed. */
  REVIEWS_WIDGET_URL: outerUrl,
  /** Where the card form comes from: https://js.stripe.com, or an emulator of it. */
  STRIPE_JS_URL: outerUrl,
  /** Where the pay-later provider's widget comes from: https://x.klarnacdn.net, or an emulator of it. */
  PAY_LATER_JS_URL: outerUrl,
  LOG_LEVEL: logLevel,
  /** Off: every page is rendered for each request. */
  HTML_CACHE: z.enum(["on", "off"]).default("on"),
  /** Uncached pages that one client may have rendered in a minute. */
  RENDERS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Pages that are rendered at the same time; four times as many wait, and any more are refused. */
  RENDERS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(16),
  REDIS_URL: redisUrl,
  TRUSTED_PROXIES: trustedProxies,
});

/**
 * The variables that this program reads; docker-compose.yml has to pass them on.
 *
 * @public for scripts/check-compose.mjs
 */
export const environmentVariables: readonly string[] = Object.keys(schema.shape);

type Variables = z.infer<typeof schema>;
type SearchVariables = "SEARCH_APP_ID" | "SEARCH_KEY" | "SEARCH_URL";
export type Environment = Omit<Variables, "SITE_HOSTS" | SearchVariables> & {
  SITE_HOSTS: string;
  search: SearchSettings | null;
};

/**
 * Reads the environment once at start.
 *
 * @throws EnvironmentError that names each variable that cannot be used
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = parseEnvironment(schema, variables);
  const {
    SITE_HOSTS = `http://{code}.localhost:${parsed.PORT}`,
    SEARCH_APP_ID: appId,
    SEARCH_KEY: key,
    SEARCH_URL: url,
    ...rest
  } = parsed;
  return { ...rest, SITE_HOSTS, search: readSearch({ appId, key, url }) };
}

const searchVariables = { appId: "SEARCH_APP_ID", key: "SEARCH_KEY", url: "SEARCH_URL" } as const;

/** All of the search service's variables or none: half of them is a mistake. */
function readSearch(given: { [K in keyof SearchSettings]: string | undefined }): SearchSettings | null {
  const { appId, key, url } = given;
  if (appId && key && url) return { appId, key, url };
  if (!appId && !key && !url) return null;
  const missing = (Object.keys(searchVariables) as (keyof SearchSettings)[]).filter((name) => !given[name]);
  throw new EnvironmentError(
    `The environment cannot be used: the search service also needs ${missing.map((name) => searchVariables[name]).join(", ")}`,
  );
}

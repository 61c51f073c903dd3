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
import type { SearchSettings, SignInSettings } from "../src/site/shop-context.ts";

/** An http or https address without a trailing slash; null when empty. */
const outerUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .transform((value) => value?.replace(/\/$/, "") ?? null);

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  HOST: host,
  PORT: portOr(3000),
  /** Address of the BFF, without the path /api. */
  BFF_URL: z.url().default("http://127.0.0.1:4000"),
  /**
   * Public address of a site. {code} is the first label of its host; for com both the label and the dot after it are
   * left out.
   */
  SITE_HOSTS: z
    .url()
    .refine((value) => value.includes("{code}."), {
      error: "must hold {code}., such as http://{code}.localhost:3000",
    })
    .optional(),
  /** The search service: its application, a search-only key and its address for the browser. */
  SEARCH_APP_ID: z.string().min(1).optional(),
  SEARCH_KEY: z.string().min(1).optional(),
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The image service; without it, pictures are sent unscaled. */
  IMAGES_URL: outerUrl,
  /** A page with customers' reviews to embed. */
  REVIEWS_WIDGET_URL: outerUrl,
  /** Origin of the card form's script: https://js.stripe.com or an emulator. */
  STRIPE_JS_URL: outerUrl,
  /** Origin of the pay-later widget: https://x.klarnacdn.net or an emulator. */
  PAY_LATER_JS_URL: outerUrl,
  /** Whether the account belongs to Klarna's playground, whose widget loads scripts from another origin. */
  PAY_LATER_PLAYGROUND: z.enum(["true", "false"]).default("false"),
  /** The identity provider: an Auth0 domain or an address, the shop's application there, and the tokens' audience. */
  AUTH0_DOMAIN: z.string().min(1).optional(),
  AUTH0_CLIENT_ID: z.string().min(1).optional(),
  AUTH0_AUDIENCE: z.string().min(1).optional(),
  /** Another system that receives the ID token after sign-in, and the token's maximum age. */
  TOKEN_SYNC_URL: outerUrl,
  TOKEN_SYNC_MAX_AGE_SECONDS: z.coerce.number().int().min(1).default(300),
  LOG_LEVEL: logLevel,
  /** "off" renders every page again for each request. */
  HTML_CACHE: z.enum(["on", "off"]).default("on"),
  /** Limit of uncached pages per client and minute. */
  RENDERS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /**
   * Maximum number of pages rendered at the same time. Four times as many requests wait; a further request is refused.
   */
  RENDERS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(16),
  REDIS_URL: redisUrl,
  TRUSTED_PROXIES: trustedProxies,
});

/**
 * The variables that this program reads; docker-compose.yml has to pass them.
 *
 * @public for scripts/check-compose.mjs
 */
export const environmentVariables: readonly string[] = Object.keys(schema.shape);

type Variables = z.infer<typeof schema>;
type SearchVariables = "SEARCH_APP_ID" | "SEARCH_KEY" | "SEARCH_URL";
type SignInVariables =
  | "AUTH0_DOMAIN"
  | "AUTH0_CLIENT_ID"
  | "AUTH0_AUDIENCE"
  | "TOKEN_SYNC_URL"
  | "TOKEN_SYNC_MAX_AGE_SECONDS";
export type Environment = Omit<Variables, "SITE_HOSTS" | SearchVariables | SignInVariables> & {
  SITE_HOSTS: string;
  search: SearchSettings | null;
  signIn: SignInSettings | null;
};

/**
 * Reads the environment once at start.
 *
 * @throws EnvironmentError that names each invalid variable
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = parseEnvironment(schema, variables);
  const {
    SITE_HOSTS = `http://{code}.localhost:${parsed.PORT}`,
    SEARCH_APP_ID,
    SEARCH_KEY,
    SEARCH_URL,
    AUTH0_DOMAIN,
    AUTH0_CLIENT_ID,
    AUTH0_AUDIENCE,
    TOKEN_SYNC_URL,
    TOKEN_SYNC_MAX_AGE_SECONDS,
    ...rest
  } = parsed;
  const search = readTogether("the search service", { SEARCH_APP_ID, SEARCH_KEY, SEARCH_URL });
  const provider = readTogether("the identity provider", { AUTH0_DOMAIN, AUTH0_CLIENT_ID, AUTH0_AUDIENCE });
  if (provider === null && TOKEN_SYNC_URL !== null) {
    throw new EnvironmentError("The environment cannot be used: TOKEN_SYNC_URL needs AUTH0_DOMAIN");
  }
  return {
    ...rest,
    SITE_HOSTS,
    search: search && { appId: search.SEARCH_APP_ID, key: search.SEARCH_KEY, url: search.SEARCH_URL },
    signIn: provider && {
      domain: provider.AUTH0_DOMAIN,
      clientId: provider.AUTH0_CLIENT_ID,
      audience: provider.AUTH0_AUDIENCE,
      tokenSync:
        TOKEN_SYNC_URL === null ? null : { url: TOKEN_SYNC_URL, maxAgeSeconds: TOKEN_SYNC_MAX_AGE_SECONDS },
    },
  };
}

/**
 * Reads all variables of a service, or null when none is set. An incomplete set is refused at once, because the mistake
 * would otherwise surface only when the service is used.
 */
function readTogether<Name extends string>(
  service: string,
  given: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | null {
  const names = Object.keys(given) as Name[];
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0) return given as Record<Name, string>;
  if (missing.length === names.length) return null;
  throw new EnvironmentError(`The environment cannot be used: ${service} also needs ${missing.join(", ")}`);
}

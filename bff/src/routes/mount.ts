import { createHash } from "node:crypto";
import type { Language } from "@spolverk/content";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { type Checkout, checkoutSchema } from "../contract/checkout.ts";
import type { Endpoint, EndpointParsed, EndpointReply } from "../contract/endpoint.ts";
import type { ErrorCode } from "../contract/error.ts";
import { type Endpoints, endpoints } from "../contract/endpoints.ts";
import { authenticate } from "../auth/authenticate.ts";
import { type CallerOf, resolveAccount, type ShopperCaller } from "../auth/resolve-caller.ts";
import type { TokenVerifier } from "../auth/verify-token.ts";
import type { ShopStore } from "../commerce/store.ts";
import { hidePersonalDetails } from "../checkout/hide-personal-details.ts";
import { type IdempotencyOptions, idempotency } from "../http/idempotency.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { AppEnvironment } from "../http/app-environment.ts";
import { resolveClientAddress } from "../http/client-address.ts";
import { openRawBody } from "../http/open-raw-body.ts";
import { limitEmail, limitUser } from "../http/rate-limit.ts";
import type { RateLimiters, RateLimits } from "../http/rate-limiters.ts";
import { readBody } from "../http/read-body.ts";
import { Serialized } from "../http/serialized.ts";
import { toFields } from "../http/to-fields.ts";
import { toLanguage } from "../http/to-language.ts";

/** The handler of one endpoint: receives the parsed input and returns the reply of the contract. */
export type Handler<K extends keyof Endpoints> = (
  input: EndpointParsed<Endpoints[K]>,
  caller: CallerOf<Endpoints[K]>,
) => Promise<EndpointReply<Endpoints[K]> | Serialized<EndpointReply<Endpoints[K]>>>;

export type Handlers = { [K in keyof Endpoints]: Handler<K> };

type Parsed = {
  params?: { id?: string } | undefined;
  query?: { language: Language; accountId?: string | undefined } | undefined;
  body?: unknown;
};
type LooseHandler = (input: Parsed, caller: ShopperCaller) => Promise<unknown>;

type MountOptions = IdempotencyOptions & {
  store: Pick<ShopStore, "listAccounts">;
  /** Checks each reply against its schema: one that breaks the contract is a server error (500). */
  checkReplies: boolean;
  /** Number of our own proxies before this server. */
  trustedProxies: number;
  /** Hashes an address; see createClientHash. */
  hashClient: (address: string) => string;
  /** Null where the shop has no identity provider. */
  verifyToken: TokenVerifier | null;
  limits: RateLimits;
  take: RateLimiters;
};

/** Maximum size of a JSON body; an endpoint with raw bytes has its own limit. */
const mostJsonBytes = 64 * 1024;

const passOn: MiddlewareHandler<AppEnvironment> = (_, next) => next();

/** Mounts a handler for every endpoint of the contract; a POST may be repeated with its Idempotency-Key. */
export function mountEndpoints(app: Hono<AppEnvironment>, handlers: Handlers, options: MountOptions): void {
  const limitJson: MiddlewareHandler<AppEnvironment> = bodyLimit({
    maxSize: mostJsonBytes,
    onError: () => {
      throw new ApiFailure("body_too_large");
    },
  });
  for (const key of Object.keys(endpoints) as (keyof Endpoints)[]) {
    const endpoint: Endpoint = endpoints[key];
    // The type of `handlers` pairs each handler with its endpoint, which a loop over the keys cannot express.
    const handler = handlers[key] as LooseHandler;
    const [method, path] = key.split(" ") as [string, string];
    const isCheckout = endpoint.reply === checkoutSchema;
    const limitBody = endpoint.rawBody ? passOn : limitJson;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), limitBody, async (c) => {
      c.set("route", key);
      const authorization = c.req.header("Authorization");
      const isAnonymous =
        endpoint.access === undefined || (endpoint.access === "shopper" && authorization === undefined);
      const user = isAnonymous ? null : await authenticate(authorization, options.verifyToken);
      const { limit } = endpoint;
      if (user !== null && limit === "accounts") await limitUser(c, user.subject, options);
      const parsed = await parseRequest(c, endpoint);
      const { rawBody } = endpoint;
      const opened = rawBody ? openRawBody(c.req.raw, rawBody.mostBytes) : null;
      if (opened) parsed.body = opened.body;
      if (limit === "forms" || limit === "takeBacks") await limitEmail(c, parsed.body, options);
      const { access } = endpoint;
      const accountId = access === "shopper" ? parsed.query?.accountId : parsed.params?.id;
      const account = await resolveAccount(options.store, { method, access, user, accountId });
      const address = resolveClientAddress({
        peer: c.env?.incoming?.socket.remoteAddress ?? null,
        forwardedFor: c.req.header("X-Forwarded-For"),
        trustedProxies: options.trustedProxies,
      });
      const clientHash = address === null ? null : options.hashClient(address);
      const caller = { clientHash, user, account };
      const toShown = (reply: unknown) =>
        isCheckout ? showTo(caller, reply as Checkout, options.now()) : reply;
      const answer = async () => {
        const reply = await handler(parsed, caller).catch((thrown: unknown) => {
          throw opened?.getFailure() ?? thrown;
        });
        const json = reply instanceof Serialized ? reply.json : JSON.stringify(toShown(reply));
        if (options.checkReplies) endpoint.reply.parse(JSON.parse(json));
        if (reply instanceof Serialized) c.header("Cache-Control", `public, max-age=${reply.maxAgeSeconds}`);
        return c.body(json, endpoint.status ?? 200, { "Content-Type": "application/json; charset=utf-8" });
      };
      // Raw bytes are consumed when read, so a later call cannot be compared with this one.
      if (method !== "POST" || opened) return answer();
      const readCheckout = async (id: string) => {
        const query = { language: toLanguage(c.req.query("language")) };
        return JSON.stringify(
          toShown(await handlers["GET /checkout/{id}"]({ params: { id }, query, body: undefined }, caller)),
        );
      };
      return idempotency(c, options, {
        parsed,
        client: user ? toUserHash(user.subject) : clientHash,
        subject: user?.subject ?? null,
        answer,
        readCheckout: isCheckout ? readCheckout : null,
      });
    });
  }
}

/** Identifies a user to the backend in the same form as a client's address: 32 hexadecimal digits. */
function toUserHash(subject: string): string {
  return createHash("sha256").update(subject).digest("hex").slice(0, 32);
}

/**
 * A member of the buying account sees the whole checkout. Other callers have only shown that they know its id, so
 * personal details may be hidden from them.
 */
function showTo({ account }: ShopperCaller, checkout: Checkout, now: Date): Checkout {
  if (checkout.accountId !== null && checkout.accountId === account?.id) return checkout;
  return hidePersonalDetails(checkout, { placedAt: checkout.order?.placedAt ?? null, now });
}

async function parseRequest(c: Context<AppEnvironment>, endpoint: Endpoint): Promise<Parsed> {
  const parsed: Parsed = {};
  const { params, query, body, malformedToken } = endpoint;
  if (params) parsed.params = parse("params", params, c.req.param(), malformedToken) as Parsed["params"];
  if (query) parsed.query = parse("query", query, c.req.query()) as Parsed["query"];
  if (body) parsed.body = parse("body", body, await readBody(c.req.raw), malformedToken);
  return parsed;
}

/**
 * @throws ApiFailure invalid_request where zod throws: its length checks read a value before its type is known, such as
 * an object whose length is not a number
 */
function check<S extends z.ZodType>(schema: S, value: unknown) {
  try {
    return schema.safeParse(value, { reportInput: true });
  } catch {
    throw new ApiFailure("invalid_request");
  }
}

function parse<S extends z.ZodType>(
  part: "params" | "query" | "body",
  schema: S,
  value: unknown,
  malformedToken?: ErrorCode,
): z.output<S> {
  const result = check(schema, value);
  if (result.success) return result.data;
  const { issues } = result.error;
  // A missing token is a mistake of the calling program. A malformed one is not: it comes from a truncated link.
  const isMalformed = issues.some(({ path, input }) => path[0] === "token" && typeof input === "string");
  if (malformedToken && isMalformed) throw new ApiFailure(malformedToken);
  const code = issues.some((issue) => issue.code === "unrecognized_keys")
    ? "unknown_field"
    : "invalid_request";
  throw new ApiFailure(code, { fields: toFields(part, issues) });
}

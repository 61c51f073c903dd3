import type { Language } from "@spolverk/content";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { type Checkout, checkoutSchema } from "../contract/checkout.ts";
import type { Endpoint, EndpointParsed, EndpointReply } from "../contract/endpoint.ts";
import { type Endpoints, endpoints } from "../contract/endpoints.ts";
import { authenticate, type SignedInUser } from "../auth/authenticate.ts";
import type { TokenVerifier } from "../auth/verify-token.ts";
import { hidePersonalDetails } from "../checkout/hide-personal-details.ts";
import { type IdempotencyOptions, idempotency } from "./idempotency.ts";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { resolveClientAddress } from "./client-address.ts";
import { readBody } from "./read-body.ts";
import { Serialized } from "./serialized.ts";
import { toFields } from "./to-fields.ts";
import { toLanguage } from "./to-language.ts";

/** Who calls, as far as a handler may know. */
export type Caller = {
  /** Names the client's address without telling it; null for calls of our own servers. */
  clientHash: string | null;
};
type UserCaller = Caller & { user: SignedInUser };

/** Who calls an endpoint: of one with access "user", the user is known. */
type CallerOf<E extends Endpoint> = E extends { access: "user" } ? UserCaller : Caller;

/** Answers one endpoint: gets what the contract parsed, gives what the contract promises. */
export type Handler<K extends keyof Endpoints> = (
  input: EndpointParsed<Endpoints[K]>,
  caller: CallerOf<Endpoints[K]>,
) => Promise<EndpointReply<Endpoints[K]> | Serialized<EndpointReply<Endpoints[K]>>>;

export type Handlers = { [K in keyof Endpoints]: Handler<K> };

type Parsed = { params?: unknown; query?: { language: Language }; body?: unknown };
type LooseHandler = (input: Parsed, caller: Caller) => Promise<unknown>;

type MountOptions = IdempotencyOptions & {
  /** Holds each reply against its schema: one that breaks the contract is a defect (500). */
  checkReplies: boolean;
  /** How many proxies of our own stand before this server. */
  trustedProxies: number;
  /** Of an address; see createClientHash. */
  hashClient: (address: string) => string;
  /** Null where the shop has no identity provider. */
  verifyToken: TokenVerifier | null;
};

/** Puts a handler on every endpoint of the contract; what is posted may be sent again by its key. */
export function mountEndpoints(app: Hono<AppEnvironment>, handlers: Handlers, options: MountOptions): void {
  for (const key of Object.keys(endpoints) as (keyof Endpoints)[]) {
    const endpoint: Endpoint = endpoints[key];
    // The type of `handlers` pairs each handler with its endpoint, which a loop over the keys cannot see.
    const handler = handlers[key] as LooseHandler;
    const [method, path] = key.split(" ") as [string, string];
    const isCheckout = endpoint.reply === checkoutSchema;
    const toShown = (reply: unknown) =>
      isCheckout ? showToAnybody(reply as Checkout, options.now()) : reply;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), async (c) => {
      c.set("route", key);
      const user =
        endpoint.access === "user"
          ? await authenticate(c.req.header("Authorization"), options.verifyToken)
          : null;
      const parsed = await parseRequest(c, endpoint);
      const address = resolveClientAddress({
        peer: c.env?.incoming?.socket.remoteAddress ?? null,
        forwardedFor: c.req.header("X-Forwarded-For"),
        trustedProxies: options.trustedProxies,
      });
      const clientHash = address === null ? null : options.hashClient(address);
      const caller = { clientHash, ...(user && { user }) };
      const answer = async () => {
        const reply = await handler(parsed, caller);
        const json = reply instanceof Serialized ? reply.json : JSON.stringify(toShown(reply));
        if (options.checkReplies) endpoint.reply.parse(JSON.parse(json));
        if (reply instanceof Serialized) c.header("Cache-Control", `public, max-age=${reply.maxAgeSeconds}`);
        return c.body(json, endpoint.status ?? 200, { "Content-Type": "application/json; charset=utf-8" });
      };
      if (method !== "POST") return answer();
      const readCheckout = async (id: string) => {
        const query = { language: toLanguage(c.req.query("language")) };
        return JSON.stringify(
          toShown(await handlers["GET /checkout/{id}"]({ params: { id }, query, body: undefined }, caller)),
        );
      };
      return idempotency(c, options, {
        parsed,
        client: user?.subject ?? clientHash,
        subject: user?.subject ?? null,
        answer,
        readCheckout: isCheckout ? readCheckout : null,
      });
    });
  }
}

/** No caller has shown more than the id of a checkout. */
function showToAnybody(checkout: Checkout, now: Date): Checkout {
  return hidePersonalDetails(checkout, { placedAt: checkout.order?.placedAt ?? null, now });
}

async function parseRequest(c: Context<AppEnvironment>, endpoint: Endpoint): Promise<Parsed> {
  const parsed: Parsed = {};
  if (endpoint.params) parsed.params = parse("params", endpoint.params, c.req.param());
  if (endpoint.query) parsed.query = parse("query", endpoint.query, c.req.query()) as { language: Language };
  if (endpoint.body) parsed.body = parse("body", endpoint.body, await readBody(c.req.raw));
  return parsed;
}

function parse<S extends z.ZodType>(
  part: "params" | "query" | "body",
  schema: S,
  value: unknown,
): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const code = issues.some((issue) => issue.code === "unrecognized_keys")
    ? "unknown_field"
    : "invalid_request";
  throw new ApiFailure(code, { fields: toFields(part, issues) });
}

import type { Language } from "@spolverk/content";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Endpoint, EndpointParsed, EndpointReply } from "../contract/endpoint.ts";
import { type Endpoints, endpoints } from "../contract/endpoints.ts";
import { type AnswerOnceOptions, answerOnce } from "./answer-once.ts";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { readBody } from "./read-body.ts";
import { Serialised } from "./serialised.ts";
import { toFields } from "./to-fields.ts";

/** Answers one endpoint: gets what the contract parsed, gives what the contract promises. */
export type Handler<K extends keyof Endpoints> = (
  input: EndpointParsed<Endpoints[K]>,
) => Promise<EndpointReply<Endpoints[K]> | Serialised<EndpointReply<Endpoints[K]>>>;

export type Handlers = { [K in keyof Endpoints]: Handler<K> };

type Parsed = { params?: unknown; query?: { language: Language }; body?: unknown };
type LooseHandler = (input: Parsed) => Promise<unknown>;

type MountOptions = AnswerOnceOptions & {
  /** Holds each reply against its schema: one that breaks the contract is a defect (500). */
  checkReplies: boolean;
};

/** Puts a handler on every endpoint of the contract; what is posted may be sent again by its key. */
export function mountEndpoints(app: Hono<AppEnvironment>, handlers: Handlers, options: MountOptions): void {
  for (const key of Object.keys(endpoints) as (keyof Endpoints)[]) {
    const endpoint: Endpoint = endpoints[key];
    // The type of `handlers` pairs each handler with its endpoint, which a loop over the keys cannot see.
    const handler = handlers[key] as LooseHandler;
    const [method, path] = key.split(" ") as [string, string];
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), async (c) => {
      c.set("route", key);
      const parsed = await parseRequest(c, endpoint);
      const answer = async () => {
        const reply = await handler(parsed);
        const json = reply instanceof Serialised ? reply.json : JSON.stringify(reply);
        if (options.checkReplies) endpoint.reply.parse(JSON.parse(json));
        if (reply instanceof Serialised) c.header("Cache-Control", `public, max-age=${reply.maxAgeSeconds}`);
        return c.body(json, endpoint.status ?? 200, { "Content-Type": "application/json; charset=utf-8" });
      };
      return method === "POST" ? answerOnce(c, options, parsed, answer) : answer();
    });
  }
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
  throw new ApiFailure("invalid_request", { fields: toFields(part, result.error.issues) });
}

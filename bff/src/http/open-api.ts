import type { Endpoint } from "../contract/endpoint.ts";
import { type Endpoints, endpoints } from "../contract/endpoints.ts";
import { type ErrorCode, errorStatuses } from "../contract/error.ts";
import { examples } from "./open-api-examples.ts";
import { introduction } from "./open-api-introduction.ts";
import { referToReply, toInputSchema, toReplySchemas } from "./open-api-schemas.ts";

const everyCall = ["invalid_request", "too_many_requests", "internal_error", "commerce_unavailable"] as const;
const everyBody = ["unknown_field", "body_too_large", "unsupported_media_type"] as const;
/** Refusals of calls with a JSON body. */
const everyPost = ["request_in_progress", "idempotency_key_reused"] as const;

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A call repeated with its key within 24 hours is not carried out again: it gets the status of its first reply, with the current checkout or the same body. A random value such as a UUID: 16 to 255 visible characters, at least 6 of them different. At most 1,000 such calls are stored per client.",
  schema: { type: "string", minLength: 16, maxLength: 255 },
};

/** Reply headers by name. */
const headers = {
  "RateLimit-Policy": {
    description:
      'Maximum number of calls (q) of a client in a number of seconds (w), by the kind of call; an IPv6 network of 64 bits counts as one client. Such as "reads";q=6000;w=60.',
    schema: { type: "string" },
  },
  RateLimit: {
    description:
      'Remaining calls (r) until the count restarts in a number of seconds (t). Such as "reads";r=5999;t=60.',
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "Seconds to wait before the next call.",
    schema: { type: "integer", minimum: 1 },
  },
} as const;
const referToHeaders = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const limitHeaders = referToHeaders("RateLimit-Policy", "RateLimit");

const securitySchemes = {
  user: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The identity provider's access token of a signed-in user.",
  },
} as const;

/** [9.3] */
const version = "0.9.404";

/** Generates the OpenAPI 3.1 document of the whole API from the contract. */
export function createOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method, path] = key.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(key as keyof Endpoints, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Spolverk",
      version,
      description: introduction,
    },
    servers: [{ url: "/api" }],
    security: [],
    paths,
    components: { schemas: toReplySchemas(endpoints), headers, securitySchemes },
  };
}

function toOperation(key: keyof Endpoints, endpoint: Endpoint) {
  const example = examples[key];
  const isRepeatable = key.startsWith("POST ") && !endpoint.rawBody;
  const codes = [
    ...everyCall,
    ...(endpoint.body ? everyBody : []),
    ...(isRepeatable ? everyPost : []),
    ...endpoint.errors,
  ];
  return {
    operationId: toOperationId(key),
    summary: endpoint.summary,
    ...toAccessDescription(endpoint.access),
    tags: [endpoint.tag],
    security: toSecurity(endpoint.access),
    parameters: [
      ...toParameters("path", endpoint.params, example.params),
      ...toParameters("query", endpoint.query, { language: "en", ...example.query }),
      ...(isRepeatable ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: toInputSchema(endpoint.body), example: example.body } },
      },
    }),
    ...(endpoint.rawBody && { requestBody: toBytes(endpoint.rawBody) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: "OK",
        headers: limitHeaders,
        content: { "application/json": { schema: referToReply(key, endpoint.reply) } },
      },
      ...toRefusals(codes),
    },
  };
}

function toBytes({ mostBytes }: NonNullable<Endpoint["rawBody"]>) {
  const megabytes = mostBytes / 1_000_000;
  return {
    required: true,
    description: `The raw bytes, at most ${megabytes} MB, of any Content-Type. An Idempotency-Key is not read: a repeated call is carried out again.`,
    content: { "*/*": { schema: { type: "string", format: "binary" } } },
  };
}

function toParameters(
  place: "path" | "query",
  schema: Endpoint["params"],
  example: Readonly<Record<string, unknown>> = {},
) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toInputSchema(schema) as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema: property,
    ...(name in example && { example: example[name] }),
  }));
}

/** Describes the member role that a call requires. */
function toAccessDescription(access: Endpoint["access"]) {
  if (access === undefined || access === "user") return {};
  const who =
    access === "shopper"
      ? "Guests may call it. For an account, a member with the role `buyer` or above may, and to read it, every member."
      : `For members of the account with the role \`${access}\` or above.`;
  return { description: who };
}

/** A shopper's call is open to guests too. */
function toSecurity(access: Endpoint["access"]) {
  if (access === undefined) return [];
  return access === "shopper" ? [{}, { user: [] }] : [{ user: [] }];
}

/** One response per status, with the list of its codes. */
function toRefusals(codes: readonly ErrorCode[]) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  const refusalHeaders = { ...limitHeaders, ...referToHeaders("Retry-After") };
  const responses: Record<number, { description: string; headers: object; content: typeof content }> = {};
  for (const code of codes) {
    const status = errorStatuses[code];
    const sharing = responses[status]?.description;
    responses[status] = {
      description: sharing === undefined ? code : `${sharing}, ${code}`,
      headers: code === "too_many_requests" ? refusalHeaders : limitHeaders,
      content,
    };
  }
  return responses;
}

/** "POST /checkout/{id}/place" is postCheckoutIdPlace. */
function toOperationId(key: string): string {
  const [first = "", ...rest] = key.match(/\w+/g) ?? [];
  return first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

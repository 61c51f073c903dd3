import type { Endpoint, EndpointInput, EndpointReply } from "./endpoint.ts";
import type { Endpoints } from "./endpoints.ts";
import type { ErrorReply } from "./error.ts";

/** What the client logs a failed call as. */
type LogLabel = "AN Payment Error" | "AN Auth Error" | "AN API Error";

/** A call that the API refused or did not answer [8.1]–[8.7]. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number;
  /** The stable code; "no_response" and "not_json" are the client's own. */
  readonly code: ErrorReply["code"] | "no_response" | "not_json";
  readonly requestId: string | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, code: ApiError["code"], message: string, reply?: Partial<ErrorReply>) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = reply?.requestId ?? null;
    this.fields = reply?.fields ?? {};
  }
}

/** The API refused a payment: status 402 [8.3]. */
export class PaymentError extends ApiError {
  override readonly name = "PaymentError";
}

/** The API refused access: status 403 [8.4]. */
export class AuthError extends ApiError {
  override readonly name = "AuthError";
}

/** The API knows no such thing: status 404 [8.5]. */
export class NotFoundError extends ApiError {
  override readonly name = "NotFound";
}

const classes: Readonly<Record<number, typeof ApiError>> = {
  402: PaymentError,
  403: AuthError,
  404: NotFoundError,
};

/** Null for a missing thing, which is an answer like any other. */
function toLogLabel(error: ApiError): LogLabel | null {
  if (error instanceof NotFoundError) return null;
  if (error instanceof PaymentError) return "AN Payment Error";
  return error instanceof AuthError ? "AN Auth Error" : "AN API Error";
}

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type Partly<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type CallInput<E extends Endpoint> = (Given<EndpointInput<E>> extends infer I
  ? "query" extends keyof I
    ? Partly<I, "query">
    : I
  : never) & {
  /** Sent again with the same key and the same input, the call is carried out once. */
  idempotencyKey?: string;
};

export type ApiClient = <K extends keyof Endpoints>(
  key: K,
  ...input: Partial<CallInput<Endpoints[K]>> extends CallInput<Endpoints[K]>
    ? [input?: CallInput<Endpoints[K]>, signal?: AbortSignal]
    : [input: CallInput<Endpoints[K]>, signal?: AbortSignal]
) => Promise<EndpointReply<Endpoints[K]>>;

/** Who calls [7.1]. */
export type Credentials = {
  token: string;
  /** Null until one of the user's accounts is selected. */
  accountId: string | null;
};

/** Where the client takes the credentials of its calls from. */
export type CredentialSource = {
  /** What is known now; null where nobody is signed in, or is not known to be yet. */
  getCurrent: () => Credentials | null;
  /** The same once the first look for a user has ended [4.8]. */
  whenReady: () => Promise<Credentials | null>;
  /** Others in place of those that the API refused as expired; null when the user has to sign in again. */
  renew: () => Promise<Credentials | null>;
};

type ClientOptions = {
  /** Address the paths are relative to, such as "/api" or "http://localhost:4000/api". */
  baseUrl: string;
  /** Sent with every call [7.1]. */
  query: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Left out: every call is a guest's. */
  credentials?: CredentialSource;
  fetch?: typeof fetch;
  /** Logs a failed call, except for one that found nothing, before the client throws its error. */
  log?: (label: LogLabel, error: ApiError) => void;
};

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  idempotencyKey?: string;
};

/** Their answers depend on who asks: they wait for the first look for a user. No other call waits. */
const isOfUser = /^\/(?:account|checkout)(?:\/|$)/;

/**
 * A typed client of the API. Carries no schema, so that it is small in a browser: the server parses
 * everything that it sends and takes in. A call whose token has expired is sent once more with a new one.
 *
 * @throws ApiError for every refusal and for a missing or unreadable answer.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  const { credentials: source } = options;
  const send = options.fetch ?? fetch;
  return (async (key: string, input: LooseInput = {}, signal?: AbortSignal) => {
    const [method, template] = key.split(" ") as [string, string];
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ""),
    );
    const sendAs = async (credentials: Credentials | null) => {
      const { body, idempotencyKey } = input;
      const query = toQuery(options.query, input, credentials);
      const headers = {
        ...options.headers,
        ...(credentials && { authorization: `Bearer ${credentials.token}` }),
        ...(body !== undefined && { "content-type": toContentType(body) }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      };
      const request: RequestInit = { method, headers };
      if (signal) request.signal = signal;
      if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body);
      return readReply(await sendOnce(send, `${options.baseUrl}${path}?${query}`, request));
    };
    try {
      const credentials = isOfUser.test(template) ? await source?.whenReady() : source?.getCurrent();
      try {
        return await sendAs(credentials ?? null);
      } catch (error) {
        if (!source || !(error instanceof ApiError) || error.code !== "token_expired") throw error;
        const renewed = await source.renew();
        if (renewed === null) throw error;
        return await sendAs(renewed);
      }
    } catch (error) {
      const label = error instanceof ApiError ? toLogLabel(error) : null;
      if (label !== null) options.log?.(label, error as ApiError);
      throw error;
    }
  }) as ApiClient;
}

function toContentType(body: unknown): string {
  if (!(body instanceof Blob)) return "application/json";
  // A system that does not know the ending of a file's name knows no type either.
  return body.type || "application/octet-stream";
}

/** What the call asks for goes before what every call has, such as another account's id than the selected one's. */
function toQuery(common: ClientOptions["query"], input: LooseInput, credentials: Credentials | null): string {
  const query = new URLSearchParams(common);
  if (credentials?.accountId) query.set("accountId", credentials.accountId);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

/** An aborted call rejects as `fetch` does: its caller wanted no answer any more. */
async function sendOnce(send: typeof fetch, address: string, request: RequestInit): Promise<Response> {
  try {
    return await send(address, request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiError(0, "no_response", "Server did not respond");
  }
}

async function readReply(response: Response): Promise<unknown> {
  const { ok, status, statusText } = response;
  const text = await response.text();
  const Failure = classes[status] ?? ApiError;
  // A proxy in front of the API may refuse without JSON.
  const unread = (problem: string) =>
    new Failure(status, "not_json", ok ? problem : text || statusText || problem);
  if (!response.headers.get("content-type")?.includes("json")) {
    throw unread("Request did not return json type");
  }
  const reply = parseJson(text);
  if (reply === undefined) throw unread("Could not parse request json");
  if (ok) return reply;
  const error = reply as Partial<ErrorReply>;
  const message = Array.isArray(error.message) ? error.message.join(". ") : error.message;
  throw new Failure(status, error.code ?? "not_json", message || statusText || "Unknown error", error);
}

/** Undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

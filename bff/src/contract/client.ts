import type { Endpoint, EndpointInput, EndpointReply } from "./endpoint.ts";
import type { Endpoints } from "./endpoints.ts";
import type { ErrorReply } from "./error.ts";

/** Log labels of a failed call. */
type LogLabel = "AN Payment Error" | "AN Auth Error" | "AN API Error";

/** A call that the API refused or left unanswered [8.1]–[8.7]. */
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

/** The API found nothing: status 404 [8.5]. */
export class NotFoundError extends ApiError {
  override readonly name = "NotFound";
}

const classes: Readonly<Record<number, typeof ApiError>> = {
  402: PaymentError,
  403: AuthError,
  404: NotFoundError,
};

/** Null for 404, which is a normal answer. */
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
  /** Repeated with the same key and the same input, the call is carried out once. */
  idempotencyKey?: string;
};

export type ApiClient = <K extends keyof Endpoints>(
  key: K,
  ...input: Partial<CallInput<Endpoints[K]>> extends CallInput<Endpoints[K]>
    ? [input?: CallInput<Endpoints[K]>, signal?: AbortSignal]
    : [input: CallInput<Endpoints[K]>, signal?: AbortSignal]
) => Promise<EndpointReply<Endpoints[K]>>;

/** Token and account of the caller [7.1]. */
export type Credentials = {
  token: string;
  /** Null until one of the user's accounts is selected. */
  accountId: string | null;
};

/** The client's source of credentials. */
export type CredentialSource = {
  /** The current credentials; null for a guest, and before the session is known. */
  getCurrent: () => Credentials | null;
  /** The credentials after the first session check [4.8]. */
  whenReady: () => Promise<Credentials | null>;
  /** Replaces credentials that the API refused as expired; null when the user has to sign in again. */
  renew: () => Promise<Credentials | null>;
};

type ClientOptions = {
  /** Base URL of the paths, such as "/api" or "http://localhost:4000/api". */
  baseUrl: string;
  /** Sent with every call [7.1]. */
  query: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Without a source, every call is a guest's. */
  credentials?: CredentialSource;
  fetch?: typeof fetch;
  /** Logs a failed call before the client throws its error, except for 404. */
  log?: (label: LogLabel, error: ApiError) => void;
};

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  idempotencyKey?: string;
};

/** Paths whose answers depend on the user. Calls to them wait for the first session check; no other call waits. */
const isOfUser = /^\/(?:account|checkout)(?:\/|$)/;

/**
 * A typed client of the API. It contains no schema, to stay small in a browser: the server parses every request and
 * reply. A call with an expired token is repeated once with a new one.
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
  // An operating system that does not know a file's extension gives no type.
  return body.type || "application/octet-stream";
}

/** The call's own query overrides the common one: a call may name another account than the selected one. */
function toQuery(common: ClientOptions["query"], input: LooseInput, credentials: Credentials | null): string {
  const query = new URLSearchParams(common);
  if (credentials?.accountId) query.set("accountId", credentials.accountId);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

/** An aborted call rejects as `fetch` does, since its caller no longer wants an answer. */
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
  // A proxy before the API may refuse without JSON.
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

/** Undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

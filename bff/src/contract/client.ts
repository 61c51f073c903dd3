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
type CallInput<E extends Endpoint> =
  Given<EndpointInput<E>> extends infer I ? ("query" extends keyof I ? Partly<I, "query"> : I) : never;

export type ApiClient = <K extends keyof Endpoints>(
  key: K,
  ...input: Partial<CallInput<Endpoints[K]>> extends CallInput<Endpoints[K]>
    ? [input?: CallInput<Endpoints[K]>, signal?: AbortSignal]
    : [input: CallInput<Endpoints[K]>, signal?: AbortSignal]
) => Promise<EndpointReply<Endpoints[K]>>;

type ClientOptions = {
  /** Address the paths are relative to, such as "/api" or "http://localhost:4000/api". */
  baseUrl: string;
  /** Sent with every call [7.1]. */
  query: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
  /** Logs a failed call, except for one that found nothing, before the client throws its error. */
  log?: (label: LogLabel, error: ApiError) => void;
};

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

/**
 * A typed client of the API. Carries no schema, so that it is small in a browser: the server parses
 * everything that it sends and takes in.
 *
 * @throws ApiError for every refusal and for a missing or unreadable answer.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  const send = options.fetch ?? fetch;
  return (async (key: string, input: LooseInput = {}, signal?: AbortSignal) => {
    const [method, template] = key.split(" ") as [string, string];
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ""),
    );
    const query = new URLSearchParams(options.query);
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined) query.set(name, String(value));
    }
    const request: RequestInit = { method, headers: { ...options.headers } };
    if (signal) request.signal = signal;
    if (input.body !== undefined) {
      request.body = JSON.stringify(input.body);
      request.headers = { ...options.headers, "content-type": "application/json" };
    }
    try {
      return await readReply(await sendOnce(send, `${options.baseUrl}${path}?${query.toString()}`, request));
    } catch (error) {
      const label = error instanceof ApiError ? toLogLabel(error) : null;
      if (label !== null) options.log?.(label, error as ApiError);
      throw error;
    }
  }) as ApiClient;
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

import type { Endpoint, EndpointInput, EndpointReply } from "./endpoint.ts";
import type { Endpoints } from "./endpoints.ts";
import type { ErrorReply } from "./error.ts";

/** A refusal of the API, or the absence of an answer [8.1]–[8.7]. */
export class ApiError extends Error {
  override readonly name = "ApiError";
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
};

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

/**
 * A typed client of the API. Carries no schema, so that it is small in a browser: the replies are
 * the server's word, which parses everything it sends and takes in.
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
    const response = await send(`${options.baseUrl}${path}?${query.toString()}`, request).catch(
      (cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ApiError(0, "no_response", "Server did not respond");
      },
    );
    return readReply(response);
  }) as ApiClient;
}

async function readReply(response: Response): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  if (!isJson) throw new ApiError(response.status, "not_json", "Request did not return json type");
  const reply = await response.json().catch(() => {
    throw new ApiError(response.status, "not_json", "Could not parse request json");
  });
  if (response.ok) return reply;
  const error = reply as ErrorReply;
  const message = Array.isArray(error.message) ? error.message.join(". ") : error.message;
  throw new ApiError(response.status, error.code, message || response.statusText, error);
}

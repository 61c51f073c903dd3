import { Client, FetchError } from "@medusajs/js-sdk";
import { CommerceBusyError } from "../commerce-busy-error.ts";
import { CommerceRefusedError } from "../commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";

/** A schema of the contract with medusa-server. */
type Schema<T> = { parse: (reply: unknown) => T };

type Init =
  | { method: "GET"; query: Record<string, string> }
  | { method: "POST"; body: object }
  | {
      method: "POST";
      query: Record<string, string>;
      body: ReadableStream<Uint8Array>;
      headers: { "content-type": "application/octet-stream"; connection: "close" };
      duplex: "half";
    };

/** Timeout class of a call; see a call's `patience`. */
type Patience = "usual" | "provider" | "placing";

export type MedusaClient = {
  /**
   * Fetches and parses a reply. @throws CommerceUnavailableError, CommerceRefusedError for a client error,
   * CommerceBusyError
   */
  get<T>(schema: Schema<T>, path: string, query?: Record<string, string>): Promise<T>;
  /** Sends a body and parses the reply; waits longer where Medusa calls another service. @throws as `get` does */
  post<T>(schema: Schema<T>, path: string, body: object, patience?: Patience): Promise<T>;
};

export type MedusaBytesClient = MedusaClient & {
  /** Streams bytes and parses the reply; waits as long as a browser may take to send them. @throws as `get` does */
  postBytes<T>(
    schema: Schema<T>,
    path: string,
    query: Record<string, string>,
    stream: ReadableStream<Uint8Array>,
  ): Promise<T>;
};

const longerTimeoutsMs: Record<Patience, number> = {
  usual: 0,
  // Long enough for two slow answers of a provider. The storefront waits two seconds longer than this.
  provider: 28_000,
  placing: 120_000,
};
/** Equals the request timeout in serve.ts. */
const uploadTimeoutMs = 120_000;

/** The internal API of medusa-server, below /internal. */
export function createMedusaClient(options: {
  url: string;
  token: string;
  timeoutMs: number;
}): MedusaBytesClient {
  const client = new Client({ baseUrl: options.url, globalHeaders: { "x-internal-token": options.token } });

  async function call<T>(
    schema: Schema<T>,
    path: string,
    init: Init,
    timeoutMs = options.timeoutMs,
  ): Promise<T> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      return schema.parse(await client.fetch<unknown>(`/internal/${path}`, { ...init, signal }));
    } catch (error) {
      throw toFailure(error, init.method, path);
    }
  }

  return {
    get: (schema, path, query = {}) => call(schema, path, { method: "GET", query }),
    post: (schema, path, body, patience = "usual") =>
      call(schema, path, { method: "POST", body }, Math.max(options.timeoutMs, longerTimeoutsMs[patience])),
    postBytes: (schema, path, query, body) => {
      // Medusa may answer before it has read everything; the unread rest must not reach another call on this
      // connection.
      const headers = { "content-type": "application/octet-stream", connection: "close" } as const;
      const timeoutMs = Math.max(options.timeoutMs, uploadTimeoutMs);
      return call(schema, path, { method: "POST", query, body, headers, duplex: "half" }, timeoutMs);
    },
  };
}

function toFailure(error: unknown, method: string, path: string): Error {
  const Failure = isBusy(error)
    ? CommerceBusyError
    : isRefusal(error)
      ? CommerceRefusedError
      : CommerceUnavailableError;
  return new Failure(`Medusa failed at ${method} /internal/${path}`, { cause: error });
}

/** medusa-server answers 423 for a checkout with one call running and another waiting. */
function isBusy(error: unknown): boolean {
  return error instanceof FetchError && error.status === 423;
}

/** A client error is permanent, except for a wrong internal token and a server that is too busy. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof FetchError ? (error.status ?? 500) : 500;
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

/** The HTTP status of Medusa's answer to a rejected call; null without an answer. */
export function statusOf(error: unknown): number | null {
  const { cause } = error instanceof CommerceUnavailableError ? error : {};
  return (cause instanceof FetchError && cause.status) || null;
}

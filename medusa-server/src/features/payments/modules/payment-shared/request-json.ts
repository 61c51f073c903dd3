import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { PaymentServiceError } from "./payment-service-error.ts";

export type JsonRequest = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Contents of PEM files for mutual TLS: the shop's certificate and key, and the trusted authorities. */
  tls?: { cert: string; key: string; ca: string };
};
export type JsonAnswer = { status: number; headers: http.IncomingHttpHeaders; body: unknown };

const answerWithinMs = 15_000;

/**
 * Calls a payment service with Node's own client, because `fetch` takes no client certificate.
 * @param request.body sent as JSON unless undefined
 * @returns the answer for any status below 500; `body` is null when it is not JSON
 * @throws PaymentServiceError `unreachable` without an answer in time, and for any status of 500 and above
 */
export async function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  const place = `${request.method} ${new URL(request.url).pathname}`;
  const answer = await send(request).catch((cause: unknown) => {
    throw new PaymentServiceError("unreachable", `${place} had no answer`, { cause });
  });
  if (answer.status < 500) return answer;
  throw new PaymentServiceError("unreachable", `${place} answered ${answer.status}`);
}

async function send({ method, url, headers, body, tls }: JsonRequest): Promise<JsonAnswer> {
  const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const options = {
    method,
    headers: {
      Accept: "application/json",
      ...(payload && { "Content-Type": "application/json", "Content-Length": payload.length }),
      ...headers,
    },
    signal: AbortSignal.timeout(answerWithinMs),
  };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const call = url.startsWith("https:")
      ? https.request(url, { ...options, ...tls }, resolve)
      : http.request(url, options, resolve);
    call.once("error", reject);
    call.end(payload);
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: parseJson(await text(response)),
  };
}

/** Returns null for invalid JSON. */
export function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

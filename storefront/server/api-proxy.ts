import type { Handler } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { AppEnvironment } from "./app-environment.ts";
import { toForwardedFor } from "./client-address.ts";

const requestHeaders = [
  "accept",
  "accept-language",
  "authorization",
  "content-type",
  "idempotency-key",
  "if-none-match",
  "user-agent",
] as const;
const droppedReplyHeaders: ReadonlySet<string> = new Set([
  // The body arrives decoded, so its old length and encoding no longer hold.
  "content-encoding",
  "content-length",
  // For one connection only (RFC 9110 section 7.6.1).
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  // The API is called with tokens: it has no cookies to set.
  "set-cookie",
]);

type ApiProxyOptions = {
  bffUrl: string;
  trustedProxies: number;
  timeoutMs: number;
  logger: Logger;
  fetch?: typeof fetch;
};

/**
 * Passes a browser's call on to the BFF and its reply back, both as streams. Answers 503 in the API's own
 * shape when the BFF does not reply in time.
 */
export function apiProxy(options: ApiProxyOptions): Handler<AppEnvironment> {
  const send = options.fetch ?? fetch;
  return async (c) => {
    const url = new URL(c.req.url);
    const requestId = c.get("requestId");
    // The route was matched on the decoded path; the BFF gets the path as it came, which has to be below /api as well.
    if (!url.pathname.startsWith("/api/"))
      return c.json({ message: "Not found", code: "not_found", requestId }, 404);
    const headers = new Headers({
      "x-request-id": requestId,
      "x-forwarded-for": toForwardedFor(c, options.trustedProxies),
    });
    for (const name of requestHeaders) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const hasBody = c.req.method !== "GET" && c.req.method !== "HEAD";
    const request: RequestInit = { method: c.req.method, headers, redirect: "manual" };
    if (hasBody) Object.assign(request, { body: c.req.raw.body, duplex: "half" });

    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), options.timeoutMs);
    try {
      const signal = AbortSignal.any([timeout.signal, c.req.raw.signal]);
      const reply = await send(`${options.bffUrl}${url.pathname}${url.search}`, { ...request, signal });
      for (const [name, value] of reply.headers) {
        if (!droppedReplyHeaders.has(name)) c.header(name, value);
      }
      c.status(reply.status as StatusCode);
      return reply.body ? c.body(reply.body) : c.body(null);
    } catch (error) {
      options.logger.warn({ requestId, path: url.pathname, error: String(error) }, "the BFF did not answer");
      return c.json({ message: "Server did not respond", code: "commerce_unavailable", requestId }, 503);
    } finally {
      clearTimeout(timer);
    }
  };
}

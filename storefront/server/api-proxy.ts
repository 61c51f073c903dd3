import type { Handler } from "hono";
import { proxy } from "hono/proxy";
import type { Logger } from "pino";
import type { AppEnvironment } from "./app-environment.ts";
import { toForwardedFor } from "./client-address.ts";
import { toApiRoute } from "./to-api-route.ts";

const requestHeaders = [
  "accept",
  "accept-language",
  "authorization",
  // The length of a file, which is checked against what arrives.
  "content-length",
  "content-type",
  "idempotency-key",
  "if-none-match",
  "user-agent",
] as const;

/** Of the BFF; /internal is for medusa-server alone. */
const publicPaths = ["/api/", "/uploads/"];

type ApiProxyOptions = {
  bffUrl: string;
  trustedProxies: number;
  timeoutMs: number;
  logger: Logger;
  fetch?: (request: Request) => Promise<Response>;
};

/** They change nothing and have no body. */
const mayBeRepeated: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Passes a browser's call on to the BFF and its reply back, both as streams, with the headers named above only.
 * Answers 503 in the API's own shape when the BFF does not reply in time.
 *
 * Clients share connections to the BFF. A call with a body never leaves one behind: whatever was not read of the body
 * would be in the way of the next client's call. A read whose connection breaks before the reply is repeated once.
 */
export function apiProxy(options: ApiProxyOptions): Handler<AppEnvironment> {
  return async (c) => {
    const url = new URL(c.req.url);
    const { method } = c.req;
    const requestId = c.get("requestId");
    // The path may hold a checkout's id or a token.
    const route = toApiRoute(method, url.pathname);
    c.set("route", route);
    // The route was matched on the decoded path; the BFF gets the path as it came, which has to be public as well.
    if (!publicPaths.some((path) => url.pathname.startsWith(path)))
      return c.json({ message: "Not found", code: "not_found", requestId }, 404);
    const headers = new Headers({
      "x-request-id": requestId,
      "x-forwarded-for": toForwardedFor(c, options.trustedProxies),
    });
    for (const name of requestHeaders) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    if (!mayBeRepeated.has(method)) headers.set("connection", "close");
    // Hono's timeout middleware would stop waiting and leave the call to the BFF running.
    const signal = AbortSignal.any([AbortSignal.timeout(options.timeoutMs), c.req.raw.signal]);
    const askBff = () =>
      proxy(`${options.bffUrl}${url.pathname}${url.search}`, {
        raw: c.req.raw,
        headers,
        redirect: "manual",
        signal,
        ...(options.fetch && { customFetch: options.fetch }),
      });
    try {
      const reply = await askBff().catch((error: unknown) => {
        if (signal.aborted || !mayBeRepeated.has(method)) throw error;
        return askBff();
      });
      // The API is called with tokens: it has no cookies to set.
      reply.headers.delete("set-cookie");
      return reply;
    } catch (error) {
      options.logger.warn({ requestId, route, error: String(error) }, "the BFF did not answer");
      return c.json({ message: "Server did not respond", code: "commerce_unavailable", requestId }, 503);
    }
  };
}

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
  // The BFF compares this length of a file with the bytes that arrive.
  "content-length",
  "content-type",
  "idempotency-key",
  "if-none-match",
  "user-agent",
] as const;

/** The BFF's public paths; /internal is for medusa-server only. */
const publicPaths = ["/api/", "/uploads/"];

type ApiProxyOptions = {
  bffUrl: string;
  trustedProxies: number;
  timeoutMs: number;
  logger: Logger;
  fetch?: (request: Request) => Promise<Response>;
};

/** Methods without side effects or a body, safe to repeat. */
const mayBeRepeated: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Proxies a browser's call to the BFF and streams the reply back, with only the request headers listed above. Answers
 * 503 in the API's shape when the BFF does not reply in time.
 *
 * Clients share connections to the BFF. The connection of a call with a body is closed after the reply, because unread
 * bytes of the body would corrupt the next client's call. A GET or HEAD whose connection breaks before the reply is
 * repeated once.
 */
export function apiProxy(options: ApiProxyOptions): Handler<AppEnvironment> {
  return async (c) => {
    const url = new URL(c.req.url);
    const { method } = c.req;
    const requestId = c.get("requestId");
    // The log names the route, because the path may contain a checkout's id or a token.
    const route = toApiRoute(method, url.pathname);
    c.set("route", route);
    // Hono matched the decoded path, but the BFF gets the path undecoded: the undecoded path has to be public as well.
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
    // Hono's timeout middleware would stop waiting but leave the call to the BFF running.
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
      // The API authenticates with tokens and sets no cookies.
      reply.headers.delete("set-cookie");
      return reply;
    } catch (error) {
      options.logger.warn({ requestId, route, error: String(error) }, "the BFF did not answer");
      return c.json({ message: "Server did not respond", code: "commerce_unavailable", requestId }, 503);
    }
  };
}

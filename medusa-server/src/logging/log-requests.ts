import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

type Finished = { request: IncomingMessage; response: ServerResponse };

/** The fields that Express adds to a request before the reply. */
type RoutedRequest = IncomingMessage & { route?: { path?: unknown }; requestId?: string; ip?: string };

/** Whether a request is one of those that arrive every second, which are not logged. */
const isPolled = ({ url = "" }: IncomingMessage) => url === "/health" || url.startsWith("/internal/changes");

/**
 * Logs a line for each request that this process answers, including requests refused before they reached a route. Logs
 * the route and never the address, which contains ids of checkouts, codes and email addresses.
 */
export function logRequests(write: (line: string) => void): void {
  subscribe("http.server.response.finish", (message) => {
    const { request, response } = message as Finished;
    if (!isPolled(request)) write(toRequestLine(request, response));
  });
}

/** Formats a request and its reply as a line of JSON. */
export function toRequestLine(
  request: RoutedRequest,
  { statusCode }: Pick<ServerResponse, "statusCode">,
): string {
  const route = request.route?.path;
  return JSON.stringify({
    method: request.method,
    route: typeof route === "string" ? route : "unmatched",
    status: statusCode,
    request_id: request.requestId,
    client_ip: request.ip,
  });
}

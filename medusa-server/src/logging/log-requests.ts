import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

type Finished = { request: IncomingMessage; response: ServerResponse };

/** What Express has added to a request by the time it is answered. */
type RoutedRequest = IncomingMessage & { route?: { path?: unknown }; requestId?: string; ip?: string };

/** What is asked every second tells nothing. */
const isPolled = ({ url = "" }: IncomingMessage) => url === "/health" || url.startsWith("/internal/changes");

/**
 * Writes a line for each request that this process answers, also for one that was refused before it came to a route.
 * It names the route and never the address, which holds ids of checkouts, codes and e-mail addresses.
 */
export function logRequests(write: (line: string) => void): void {
  subscribe("http.server.response.finish", (message) => {
    const { request, response } = message as Finished;
    if (!isPolled(request)) write(toRequestLine(request, response));
  });
}

/** A request and its answer as a line of JSON. */
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

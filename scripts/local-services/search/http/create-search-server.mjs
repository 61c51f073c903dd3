import http from "node:http";
import { ApiError } from "./api-error.mjs";
import { authorise } from "./authorise.mjs";
import { findRoute } from "./find-route.mjs";
import { readBody } from "./read-body.mjs";

const allowedHeaders =
  "content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken";

/** @param {unknown} error */
function toAnswer(error) {
  if (error instanceof ApiError)
    return { status: error.status, body: { message: error.message, status: error.status } };
  console.error(error);
  return { status: 500, body: { message: "Internal error", status: 500 } };
}

/**
 * @param {object} options
 * @param {readonly import("./find-route.mjs").Route[]} options.routes
 * @param {import("./authorise.mjs").Keys} options.keys
 * @param {(origin: string) => boolean} options.isAllowedOrigin whose pages may call
 * @returns {http.Server}
 */
export function createSearchServer({ routes, keys, isAllowedOrigin }) {
  /** @param {http.IncomingMessage} request */
  const answer = async (request) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/health") return { status: 200, body: { status: "ok" } };
    if (request.method === "OPTIONS") return { status: 204, body: null };
    try {
      const { route, params } = findRoute(routes, request.method ?? "GET", pathname);
      authorise(request, query, keys, route.permission);
      return { status: 200, body: await route.handle({ params, query, body: await readBody(request) }) };
    } catch (error) {
      return toAnswer(error);
    } finally {
      // What was not read would keep the connection from being used again.
      request.resume();
    }
  };

  return http.createServer((request, response) => {
    const { origin } = request.headers;
    response.setHeader("vary", "Origin");
    if (origin !== undefined && isAllowedOrigin(origin)) {
      response.setHeader("access-control-allow-origin", origin);
      response.setHeader("access-control-allow-methods", "GET, POST, PUT, DELETE, OPTIONS");
      response.setHeader("access-control-allow-headers", allowedHeaders);
      response.setHeader("access-control-max-age", "600");
    }
    answer(request).then(
      ({ status, body }) => {
        response.statusCode = status;
        if (body === null) return response.end();
        response.setHeader("content-type", "application/json; charset=utf-8");
        return response.end(JSON.stringify(body));
      },
      (error) => response.destroy(error),
    );
  });
}

import { ApiError } from "./api-error.mjs";

/**
 * @typedef {object} Call
 * @property {Readonly<Record<string, string>>} params of the path
 * @property {URLSearchParams} query
 * @property {Record<string, unknown>} body
 *
 * @typedef {object} Route
 * @property {string} method
 * @property {string} path with ":name" for what varies
 * @property {import("./authorise.mjs").Permission} permission
 * @property {(call: Call) => unknown} handle returns the answer
 */

/** @param {string} segment */
function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError(400, "Invalid path");
  }
}

/** @param {string} pattern @param {readonly string[]} segments */
function matchPath(pattern, segments) {
  const names = pattern.split("/").slice(1);
  if (names.length !== segments.length) return null;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [place, name] of names.entries()) {
    const segment = segments[place] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = segment;
    else if (name !== segment) return null;
  }
  return params;
}

/**
 * The first route of the table for a method and a path.
 *
 * @param {readonly Route[]} routes
 * @param {string} method
 * @param {string} pathname
 * @throws {ApiError} 404, 405
 */
export function findRoute(routes, method, pathname) {
  const segments = pathname.split("/").slice(1).map(decode);
  const matching = routes.flatMap((route) => {
    const params = matchPath(route.path, segments);
    return params ? [{ route, params }] : [];
  });
  if (matching.length === 0) throw new ApiError(404, "Path not found");
  const found = matching.find(({ route }) => route.method === method);
  if (!found) throw new ApiError(405, "Method not allowed");
  return found;
}

import { timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error.mjs";

/**
 * What a call needs: "search" is open to both keys, "admin" to the admin key alone.
 *
 * @typedef {"search" | "admin"} Permission
 * @typedef {{ appId: string, adminKey: string, searchKey: string }} Keys
 */

/** @param {string} a @param {string} b */
const isSame = (a, b) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The caller names the application and a key in headers or, so that browsers need not ask first, in the query string.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {URLSearchParams} query
 * @param {Keys} keys
 * @param {Permission} permission
 * @throws {ApiError} 403
 */
export function authorise(request, query, keys, permission) {
  const read = (/** @type {string} */ name) => String(request.headers[name] ?? query.get(name) ?? "");
  const key = read("x-algolia-api-key");
  const isAdmin = isSame(key, keys.adminKey);
  if (!isSame(read("x-algolia-application-id"), keys.appId) || !(isAdmin || isSame(key, keys.searchKey)))
    throw new ApiError(403, "Invalid Application-ID or API key");
  if (permission === "admin" && !isAdmin) throw new ApiError(403, "Method not allowed with this API key");
}

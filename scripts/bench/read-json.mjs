/**
 * Fetches JSON and parses it by a schema.
 *
 * @template {import("zod").ZodType} Schema
 * @param {string} url
 * @param {Schema} schema
 * @param {RequestInit} [request]
 * @returns {Promise<import("zod").output<Schema>>}
 */
export async function readJson(url, schema, request) {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return schema.parse(await response.json());
}

/**
 * A body as JSON, checked; null when it is none or does not fit.
 *
 * @template {import("zod").ZodType} Schema
 * @param {Schema} schema
 * @param {string} body
 * @returns {import("zod").output<Schema> | null}
 */
export function parseJson(schema, body) {
  try {
    return schema.parse(JSON.parse(body || "{}"));
  } catch {
    return null;
  }
}

/**
 * Parses a JSON body by a schema; null when it is no JSON or does not match the schema.
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

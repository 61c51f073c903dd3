/**
 * The values of a record at a path such as "card.name"; lists on the way are gone through.
 *
 * @param {unknown} value
 * @param {readonly string[]} path
 * @returns {unknown[]}
 */
export function readPath(value, path) {
  if (Array.isArray(value)) return value.flatMap((each) => readPath(each, path));
  if (path.length === 0) return value === undefined || value === null ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  const [key = "", ...rest] = path;
  return readPath(/** @type {Record<string, unknown>} */ (value)[key], rest);
}

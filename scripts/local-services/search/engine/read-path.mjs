/**
 * @param {unknown} value
 * @param {readonly string[]} path
 * @param {number} depth how much of the path has been gone
 * @param {unknown[]} found
 */
function collect(value, path, depth, found) {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const each of value) collect(each, path, depth, found);
  else if (depth === path.length) found.push(value);
  else if (typeof value === "object")
    collect(/** @type {Record<string, unknown>} */ (value)[path[depth] ?? ""], path, depth + 1, found);
}

/**
 * The values of a record at a path such as "card.name"; lists on the way are gone through.
 *
 * @param {unknown} value
 * @param {readonly string[]} path
 */
export function readPath(value, path) {
  /** @type {unknown[]} */
  const found = [];
  collect(value, path, 0, found);
  return found;
}

import { readPath } from "../engine/read-path.mjs";

/**
 * The first `most` of those that share a value, in their order. Records without a value are kept all.
 *
 * @param {readonly import("../engine/sort-found.mjs").Found[]} found
 * @param {{ distinct: number, attributeForDistinct: string | null }} settings
 */
export function keepDistinct(found, { distinct, attributeForDistinct }) {
  if (distinct === 0 || attributeForDistinct === null) return [...found];
  const path = attributeForDistinct.split(".");
  /** @type {Map<unknown, number>} */
  const seen = new Map();
  return found.filter(({ record }) => {
    const [value] = readPath(record, path);
    if (value === undefined) return true;
    const before = seen.get(value) ?? 0;
    seen.set(value, before + 1);
    return before < distinct;
  });
}

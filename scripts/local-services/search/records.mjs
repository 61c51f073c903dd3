/** @typedef {Readonly<Record<string, unknown>>} StoredRecord */

/** Reads the values at a path such as "price.EUR"; a list gives all its values, a missing path none. @param {StoredRecord} record @param {string} path @returns {unknown[]} */
export function readValues(record, path) {
  /** @type {unknown} */
  let value = record;
  for (const key of path.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : null;
  return value === null || value === undefined ? [] : [value].flat();
}

/** Compares by a custom ranking; records without a value come last. @param {readonly string[]} criteria such as "desc(staffPick)" */
export const createRecordOrder =
  (criteria) => (/** @type {StoredRecord} */ a, /** @type {StoredRecord} */ b) => {
    for (const criterion of criteria) {
      const attribute = criterion.slice(criterion.indexOf("(") + 1, -1);
      const [left, right] = [readValues(a, attribute)[0], readValues(b, attribute)[0]];
      if (left === right) continue;
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      const areTexts = typeof left === "string" && typeof right === "string";
      const isLess = areTexts ? left < right : Number(left) < Number(right);
      return isLess === criterion.startsWith("asc(") ? -1 : 1;
    }
    return 0;
  };

import { z } from "zod";

/**
 * Parameters may come as JSON or as the text of a query string, where lists are JSON or parted by commas.
 *
 * @param {unknown} value
 */
function readList(value) {
  if (typeof value !== "string") return value;
  if (!value.trimStart().startsWith("[")) return value === "" ? [] : value.split(",");
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** @param {unknown} value */
const readBoolean = (value) => (value === "true" ? true : value === "false" ? false : value);

/** @param {unknown} value */
const readNumber = (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value);

export const list = z.preprocess(readList, z.array(z.string()));
export const nullableList = z.preprocess(readList, z.array(z.string()).nullable());
export const boolean = z.preprocess(readBoolean, z.boolean());
export const count = z.preprocess(readNumber, z.int().min(0));
export const size = (/** @type {number} */ most) => z.preprocess(readNumber, z.int().min(0).max(most));

/** true for all languages, or the languages that it holds for. */
export const booleanOrLanguages = z.preprocess(
  (value) => (typeof value === "string" ? readBoolean(value) : value),
  z.union([z.boolean(), list]),
);

/** One condition, or a list (AND) of conditions and lists (OR). */
export const conditions = z.preprocess(
  readList,
  z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]),
);

export const distinct = z.preprocess(
  (value) => readNumber(readBoolean(value)),
  z.union([z.boolean().transform(Number), z.int().min(0).max(4)]),
);

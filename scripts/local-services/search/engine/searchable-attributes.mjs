/**
 * An attribute that is searched.
 *
 * @typedef {object} SearchableAttribute
 * @property {string} name
 * @property {readonly string[]} path
 * @property {number} rank 0 counts most; attributes named in one entry share it
 * @property {boolean} ordered is a match at its beginning better?
 */

/** Places are packed into numbers that have room for this many. */
const mostAttributes = 64;

/** @param {unknown} value @param {string} prefix @returns {string[]} */
const listTextPaths = (value, prefix) => {
  if (typeof value === "string") return [prefix];
  if (Array.isArray(value)) return value.flatMap((each) => listTextPaths(each, prefix));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    listTextPaths(each, prefix === "" ? key : `${prefix}.${key}`),
  );
};

/**
 * The attributes that the settings name, in their order; without any, every text of the records.
 *
 * @param {readonly string[] | null} named entries such as "name", "unordered(bullets)" and "name,alias"
 * @param {readonly unknown[]} records
 * @returns {SearchableAttribute[]}
 */
export function resolveSearchableAttributes(named, records) {
  const entries = named ?? [
    [...new Set(records.flatMap((record) => listTextPaths(record, "")))]
      .filter((name) => name !== "objectID")
      .map((name) => `unordered(${name})`)
      .join(","),
  ];
  return entries
    .flatMap((entry, rank) =>
      entry
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .map((part) => {
          const name = /^(?:un)?ordered\((.+)\)$/.exec(part)?.[1] ?? part;
          return { name, path: name.split("."), rank, ordered: !part.startsWith("unordered(") };
        }),
    )
    .slice(0, mostAttributes);
}

import { readPath } from "./read-path.mjs";

/** @typedef {Readonly<Record<string, unknown>>} StoredRecord */

/** @param {string} criterion such as "asc(price)" */
export function readOrder(criterion) {
  const { direction, attribute = "" } =
    /^(?<direction>asc|desc)\((?<attribute>.+)\)$/.exec(criterion)?.groups ?? {};
  return direction === undefined ? null : { attribute, sign: direction === "asc" ? 1 : -1 };
}

/** @param {unknown} a @param {unknown} b */
function compareValues(a, b) {
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  return Number(a) - Number(b);
}

/**
 * Each record's rank in the order of some attributes; records that are alike in all of them share one. Those without a
 * value come last in either direction.
 *
 * @param {readonly StoredRecord[]} records
 * @param {readonly string[]} criteria such as "desc(staffPick)"
 * @returns {Map<StoredRecord, number>}
 */
export function rankRecords(records, criteria) {
  const orders = criteria.flatMap((criterion) => readOrder(criterion) ?? []);
  const keyed = records.map((record) => ({
    record,
    values: orders.map(({ attribute }) => readPath(record, attribute.split("."))[0]),
  }));
  const compare = (/** @type {readonly unknown[]} */ a, /** @type {readonly unknown[]} */ b) => {
    for (const [place, { sign }] of orders.entries()) {
      const [left, right] = [a[place], b[place]];
      if (left === right) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      const order = compareValues(left, right);
      if (order !== 0) return sign * order;
    }
    return 0;
  };
  const sorted = keyed.toSorted((a, b) => compare(a.values, b.values));
  /** @type {Map<StoredRecord, number>} */
  const ranks = new Map();
  let rank = 0;
  for (const [place, { record, values }] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before && compare(before.values, values) !== 0) rank = place;
    ranks.set(record, rank);
  }
  return ranks;
}

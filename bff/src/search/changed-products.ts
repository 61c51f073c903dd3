/** Ids of products that have changed, or all of them. */
export type ChangedProducts = readonly string[] | "all";

/** Stands for all products among the keys of a queue. */
const everything = "*";

export function toKeys(changed: ChangedProducts): readonly string[] {
  return changed === "all" ? [everything] : changed;
}

export function toChangedProducts(keys: readonly string[]): ChangedProducts {
  return keys.includes(everything) ? "all" : keys;
}

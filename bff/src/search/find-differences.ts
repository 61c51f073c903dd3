import type { StoredRecord } from "./stored-record.ts";

export type Differences = {
  save: StoredRecord[];
  /** objectIDs of records without a source. */
  remove: string[];
};

/** The writes that bring an index up to date. @param stored fingerprints by objectID */
export function findDifferences(
  wanted: readonly StoredRecord[],
  stored: ReadonlyMap<string, string>,
): Differences {
  const ids = new Set(wanted.map(({ objectID }) => objectID));
  return {
    save: wanted.filter(({ objectID, hash }) => stored.get(objectID) !== hash),
    remove: [...stored.keys()].filter((objectID) => !ids.has(objectID)),
  };
}

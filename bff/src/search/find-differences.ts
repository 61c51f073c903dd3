import type { StoredRecord } from "./stored-record.ts";

export type Differences = {
  save: StoredRecord[];
  /** objectIDs of records that stand for nothing any more. */
  remove: string[];
};

/** What has to be written so that an index holds what it should. @param stored fingerprints by objectID */
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

import { createHash } from "node:crypto";
import type { ArticleRecord, VariationRecord } from "../contract/search.ts";

type SearchRecord = VariationRecord | ArticleRecord;

/** A record in its stored form, with a fingerprint to compare it without reading it. */
export type StoredRecord = SearchRecord & { hash: string };

export function toStoredRecord<R extends SearchRecord>(record: R): R & { hash: string } {
  return {
    ...record,
    hash: createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22),
  };
}

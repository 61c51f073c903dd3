import { z } from "zod";
import { findRecords } from "../engine/find-records.mjs";
import { ApiError } from "../http/api-error.mjs";
import { retrieve } from "../results/to-hit.mjs";
import { resolveSearchParameters } from "./search-parameters.mjs";

const cursorSchema = z.object({ after: z.string(), input: z.record(z.string(), z.unknown()) });
const usualHits = 1000;

/** @param {string} cursor */
function readCursor(cursor) {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new ApiError(400, "Invalid cursor");
  }
}

/**
 * Every record, page by page in the order of their ids, so that writes in between neither repeat nor skip others.
 *
 * @param {import("../store/create-store.mjs").Store} store
 * @param {string} name
 * @param {Readonly<Record<string, unknown>>} body
 */
export function browse(store, name, { cursor, ...given }) {
  const index = store.get(name);
  const { after, input } = typeof cursor === "string" ? readCursor(cursor) : { after: "", input: given };
  const parameters = resolveSearchParameters({ hitsPerPage: usualHits, ...input }, store.settingsOf(index));
  const idOf = (/** @type {Readonly<Record<string, unknown>>} */ record) => String(record["objectID"]);
  const found = findRecords(index.data, parameters).map(({ record }) => record);
  const left = found
    .filter((record) => idOf(record) > after)
    .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const hits = left.slice(0, parameters.hitsPerPage);
  const last = hits.at(-1);
  const next =
    last && left.length > hits.length
      ? { cursor: Buffer.from(JSON.stringify({ after: idOf(last), input })).toString("base64url") }
      : {};
  return {
    hits: hits.map((record) => retrieve(record, parameters)),
    nbHits: found.length,
    page: 0,
    nbPages: Math.ceil(found.length / Math.max(1, parameters.hitsPerPage)),
    hitsPerPage: parameters.hitsPerPage,
    query: parameters.query,
    params: "",
    processingTimeMS: 0,
    ...next,
  };
}

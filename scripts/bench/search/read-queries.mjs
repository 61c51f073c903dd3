import fs from "node:fs";
import { z } from "zod";

/**
 * The queries that the engine was built by, and those that it has not seen: nothing is tuned on the latter, or they
 * would measure nothing.
 */
export const querySets = /** @type {const} */ (["known", "held-out"]);
/** @typedef {(typeof querySets)[number]} QuerySet */

const querySchema = z.array(
  z.strictObject({ query: z.string(), kind: z.string(), products: z.array(z.string()).min(1) }),
);

/**
 * The fixed queries of a language with the products that answer each, judged by hand from the catalogue.
 *
 * @param {QuerySet} set
 * @param {import("@spolverk/content").Language} language
 */
export const readQueries = (set, language) =>
  querySchema.parse(
    JSON.parse(fs.readFileSync(new URL(`queries/${set}/${language}.json`, import.meta.url), "utf8")),
  );

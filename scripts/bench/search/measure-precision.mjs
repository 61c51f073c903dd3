import fs from "node:fs";
import { z } from "zod";
import { resolveSearchParameters } from "../../local-services/search/api/search-parameters.mjs";
import { settingsSchema } from "../../local-services/search/api/settings.mjs";
import { createSearchIndex } from "../../local-services/search/engine/create-search-index.mjs";
import { search } from "../../local-services/search/engine/search.mjs";
import { buildRecords } from "./build-records.mjs";
import { indexSettings } from "./index-settings.mjs";

/** @typedef {import("@spolverk/content").Language} Language */

const hitsLookedAt = 10;
const querySchema = z.array(
  z.strictObject({ query: z.string(), kind: z.string(), products: z.array(z.string()).min(1) }),
);

/**
 * The fixed queries of a language with the products that answer each, judged by hand from the catalogue.
 *
 * @param {Language} language
 */
export const readQueries = (language) =>
  querySchema.parse(
    JSON.parse(fs.readFileSync(new URL(`queries/${language}.json`, import.meta.url), "utf8")),
  );

const hitsSchema = z.array(z.object({ productId: z.string() }));

/**
 * An index of the whole catalogue with the shop's settings.
 *
 * @param {readonly Readonly<Record<string, unknown>>[]} records
 */
export function openIndex(records) {
  const data = createSearchIndex();
  for (const record of records) data.keep(String(record["objectID"]), record);
  const settings = settingsSchema.parse(indexSettings);
  const index = { name: "variations", data, isVirtual: false };
  return (/** @type {string} */ query, /** @type {Language} */ language) =>
    hitsSchema
      .parse(
        search(
          index,
          resolveSearchParameters(
            {
              query,
              hitsPerPage: hitsLookedAt,
              queryLanguages: [language],
              filters: `language:${language} AND environment:production AND active:true`,
            },
            settings,
          ),
        )["hits"],
      )
      .map(({ productId }) => productId);
}

/**
 * Precision at 10 of a language: of the first ten hits the right ones, over as many as could have been right; the mean
 * of all queries. With the share of queries whose first hit is right, and the queries that are below 1.
 *
 * @param {Language} language
 */
export function measurePrecision(language) {
  const find = openIndex(buildRecords(language));
  const results = readQueries(language).map(({ query, kind, products }) => {
    const hits = find(query, language);
    const right = hits.filter((product) => products.includes(product)).length;
    const isFirstRight = products.includes(hits[0] ?? "");
    return { query, kind, hits, isFirstRight, precision: right / Math.min(hitsLookedAt, products.length) };
  });
  return {
    precision: results.reduce((sum, each) => sum + each.precision, 0) / results.length,
    firstRight: results.filter(({ isFirstRight }) => isFirstRight).length / results.length,
    queries: results.length,
    missed: results.filter(({ precision }) => precision < 1),
  };
}

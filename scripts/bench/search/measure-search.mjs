import { languages } from "@spolverk/content";
import { z } from "zod";
import { round } from "../show-figures.mjs";
import { measurePrecision } from "./measure-precision.mjs";
import { openSearch, shopIndex } from "./open-search.mjs";
import { querySets, readQueries } from "./read-queries.mjs";

const aimOfPrecision = 0.9;
const aimOfMedianMs = 5;
const wantedRecords = 10_000;
const turns = 3;
const largeIndex = "bench";
const recordsSchema = z.array(z.looseObject({ objectID: z.string(), productId: z.string() }));

/**
 * The shop's records over and over, as other products, in an index with the same settings.
 *
 * @param {import("./open-search.mjs").Search} search
 */
async function fillLargeIndex({ client }) {
  await client.operationIndex({
    indexName: shopIndex,
    operationIndexParams: { operation: "copy", destination: largeIndex, scope: ["settings"] },
  });
  /** @type {z.output<typeof recordsSchema>} */
  const once = [];
  await client.browseObjects({
    indexName: shopIndex,
    browseParams: { hitsPerPage: 1000 },
    aggregator: ({ hits }) => once.push(...recordsSchema.parse(hits)),
  });
  const objects = Array.from({ length: wantedRecords }, (_, place) => {
    const record = once[place % once.length];
    const copy = Math.floor(place / once.length);
    return {
      ...record,
      objectID: `${record?.objectID}_${copy}`,
      productId: `${record?.productId}_${copy}`,
    };
  });
  await client.saveObjects({ indexName: largeIndex, objects, waitForTasks: true });
}

/** @param {import("./open-search.mjs").Search} search @param {import("@spolverk/content").Language} language */
async function measureMedianMs(search, language) {
  const typed = readQueries("known", language);
  // The words of the language are read at its first query.
  await search.find("", language, largeIndex);
  const times = [];
  for (const { query } of Array.from({ length: turns }, () => typed).flat()) {
    const since = performance.now();
    await search.find(query, language, largeIndex);
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * How well the search service of a running shop finds, by the fixed queries of each language, and how long one of them
 * takes among ten thousand records, from the client's call to its answer.
 *
 * @param {Pick<import("../../stack/start-stack.mjs").Stack, "searchAccess">} stack
 * @returns {Promise<import("../show-figures.mjs").Figure[]>}
 */
export async function measureSearch({ searchAccess }) {
  const search = openSearch(searchAccess);
  const figures = [];
  for (const set of querySets)
    for (const language of languages) {
      const { precision, firstRight, queries } = await measurePrecision(search, set, language);
      figures.push({
        name: `search in ${language}, ${set} queries: strict precision at 10`,
        value: `${round(precision, 3)} (${queries} queries, first hit right in ${round(firstRight * 100)} %)`,
        aim: `≥ ${aimOfPrecision}`,
        reached: precision >= aimOfPrecision,
      });
    }
  await fillLargeIndex(search);
  try {
    for (const language of languages) {
      const medianMs = await measureMedianMs(search, language);
      figures.push({
        name: `search in ${language}: median among ${round(wantedRecords)} records`,
        value: `${round(medianMs, 2)} ms`,
        aim: `< ${aimOfMedianMs} ms`,
        reached: medianMs < aimOfMedianMs,
      });
    }
  } finally {
    await search.client.deleteIndex({ indexName: largeIndex });
  }
  return figures;
}

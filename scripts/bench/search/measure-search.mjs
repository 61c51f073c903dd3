import { languages } from "@spolverk/content";
import { round } from "../show-figures.mjs";
import { buildRecords } from "./build-records.mjs";
import { measurePrecision, openIndex, readQueries } from "./measure-precision.mjs";

const aimOfPrecision = 0.9;
const aimOfMedianMs = 2;
const records = 10_000;
const turns = 5;

/** The catalogue in all languages over and over, as other products, until there are as many records as wanted. */
function buildManyRecords() {
  const once = languages.flatMap(buildRecords);
  return Array.from({ length: records }, (_, place) => {
    const record = once[place % once.length];
    const copy = Math.floor(place / once.length);
    return { ...record, objectID: `${record?.objectID}_${copy}`, productId: `${record?.productId}_${copy}` };
  });
}

/**
 * How well the search service's stand-in finds, by the fixed queries of each language, and how long one of them takes
 * among ten thousand records.
 *
 * @returns {Promise<import("../show-figures.mjs").Figure[]>}
 */
export async function measureSearch() {
  const find = openIndex(buildManyRecords());
  return languages.flatMap((language) => {
    const { precision, firstRight, queries } = measurePrecision(language);
    const typed = readQueries(language);
    // The words of the language are read at its first query.
    find("", language);
    const times = Array.from({ length: turns }, () => typed)
      .flat()
      .map(({ query }) => {
        const since = performance.now();
        find(query, language);
        return performance.now() - since;
      })
      .toSorted((a, b) => a - b);
    const medianMs = times[Math.floor(times.length / 2)] ?? Number.NaN;
    return [
      {
        name: `search in ${language}: precision at 10`,
        value: `${round(precision, 3)} (${queries} queries, first hit right in ${round(firstRight * 100)} %)`,
        aim: `≥ ${aimOfPrecision}`,
        reached: precision >= aimOfPrecision,
      },
      {
        name: `search in ${language}: median among ${round(records)} records`,
        value: `${round(medianMs, 2)} ms`,
        aim: `< ${aimOfMedianMs} ms`,
        reached: medianMs < aimOfMedianMs,
      },
    ];
  });
}

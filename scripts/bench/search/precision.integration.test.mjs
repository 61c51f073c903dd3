import { languages } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { measurePrecision } from "./measure-precision.mjs";
import { openSearch } from "./open-search.mjs";
import { querySets } from "./read-queries.mjs";

/** Strict precision at 10 that no language may fall below; the same for the queries that nothing was tuned on. */
const leastPrecision = 0.7;
/** Share of queries whose first hit is right. */
const leastFirstRight = 0.9;
const search = openSearch(process.env);

describe.each(querySets)("by the %s queries", (set) => {
  it.each(languages)("the shop finds in %s what is meant, and little else [1.1]", async (language) => {
    const { precision, firstRight, missed } = await measurePrecision(search, set, language);
    const below = missed.map(({ query, hits }) => `${query} → ${hits.join(", ")}`).join("\n");
    expect(firstRight, below).toBeGreaterThanOrEqual(leastFirstRight);
    expect(precision, below).toBeGreaterThanOrEqual(leastPrecision);
  });
});

import { languages, readProducts } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { calculatePrecision } from "./measure-precision.mjs";
import { querySets, readQueries } from "./read-queries.mjs";

describe("strict precision at 10", () => {
  const ten = Array.from({ length: 10 }, (_, at) => `p${at}`);
  it.each([
    ["all that is right and nothing else", ["a", "b"], ["a", "b"], 1],
    ["a wrong one beside the right one", ["a", "x"], ["a"], 0.5],
    ["one of two right ones", ["a"], ["a", "b"], 0.5],
    ["nothing", [], ["a"], 0],
    ["ten of twelve right ones, which is all that fits", ten, [...ten, "q", "r"], 1],
    ["the right one in the eleventh place", [...ten, "a"], ["a"], 0],
  ])("of %s", (_, hits, right, precision) => {
    expect(calculatePrecision(hits, right)).toBe(precision);
  });
});

describe.each(querySets)("the %s queries", (set) => {
  it.each(languages)("are at least 25 in %s, each about products that there are", (language) => {
    const queries = readQueries(set, language);
    expect(new Set(queries.map(({ query }) => query)).size).toBeGreaterThanOrEqual(25);
    const slugs = new Set(readProducts().map(({ slug }) => slug));
    expect(queries.flatMap(({ products }) => products).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

it.each(languages)("no held-out query in %s is a known one", (language) => {
  const known = new Set(readQueries("known", language).map(({ query }) => query.toLowerCase()));
  const seen = readQueries("held-out", language).filter(({ query }) => known.has(query.toLowerCase()));
  expect(seen).toEqual([]);
});

import { languages, readProducts } from "@spolverk/content";
import { expect, it } from "vitest";
import { measurePrecision, readQueries } from "./measure-precision.mjs";

const least = 0.85;

it.each(languages)("of the first ten hits in %s enough are right", (language) => {
  const { precision, missed } = measurePrecision(language);
  expect(precision, `below 1: ${missed.map(({ query }) => query).join(", ")}`).toBeGreaterThanOrEqual(least);
});

it.each(languages)("asks at least 25 things in %s, each about products that there are", (language) => {
  const queries = readQueries(language);
  expect(new Set(queries.map(({ query }) => query)).size).toBeGreaterThanOrEqual(25);
  const slugs = new Set(readProducts().map(({ slug }) => slug));
  expect(queries.flatMap(({ products }) => products).filter((slug) => !slugs.has(slug))).toEqual([]);
});

import { currencies, type Currency } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import {
  articleRecordSchema,
  searchIndices,
  searchSorts,
  toSortedIndex,
  variationRecordSchema,
} from "../contract/search.ts";
import { indexDefinitions } from "./index-settings.ts";

const { variations, articles } = indexDefinitions;
const customRanking = (sort: (typeof searchSorts)[number], currency: Currency = "SEK") =>
  variations.replicas.find(({ name }) => name === toSortedIndex(sort, currency))?.settings.customRanking;

/** Attribute names in "filterOnly(a)", "unordered(b),c", "asc(price.SEK)", "text:24". */
function listAttributes(values: readonly string[] = []): string[] {
  return values
    .flatMap((value) => value.split(","))
    .map((value) => value.replace(/^\w+\((.*)\)$/, "$1").replace(/[:.].*$/, ""));
}

describe("the settings of the indexes", () => {
  it.each([
    ["variations", variations, Object.keys(variationRecordSchema.shape)],
    ["articles", articles, Object.keys(articleRecordSchema.shape)],
  ])("refer only to attributes that the records of %s have", (_, { settings, replicas }, known) => {
    const named = listAttributes([
      ...(settings.searchableAttributes ?? []),
      ...(settings.attributesForFaceting ?? []),
      ...(settings.customRanking ?? []),
      ...(settings.attributesToHighlight ?? []),
      ...(settings.attributesToSnippet ?? []),
      ...(settings.disableTypoToleranceOnAttributes ?? []),
      ...Object.values(settings.decompoundedAttributes ?? {}).flatMap((names) => names as string[]),
      ...replicas.flatMap((replica) => replica.settings.customRanking ?? []),
      settings.attributeForDistinct ?? "",
    ]);
    expect(named.length).toBeGreaterThan(10);
    expect(known).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it("show a product once, however many variations it has, and an article once [7.20], [7.21]", () => {
    expect(variations.settings).toMatchObject({ attributeForDistinct: "productId", distinct: true });
    expect(articles.settings).toMatchObject({ attributeForDistinct: "slug", distinct: true });
  });

  it("allow filtering by language, environment, and listed or published", () => {
    const filtersOf = (names: readonly string[] = []) => listAttributes(names);
    expect(filtersOf(variations.settings.attributesForFaceting)).toEqual(
      expect.arrayContaining(["language", "environment", "active", "categories"]),
    );
    expect(filtersOf(articles.settings.attributesForFaceting)).toEqual(
      expect.arrayContaining(["language", "environment", "published"]),
    );
  });

  it("define an index for every sort order, and none of them drops a hit", () => {
    const names = currencies.flatMap((currency) => searchSorts.map((sort) => toSortedIndex(sort, currency)));
    const sorted = [...new Set(names)].filter((name) => name !== searchIndices.variations);
    expect(variations.replicas.map(({ name }) => name)).toEqual(sorted);
    expect(variations.settings.replicas).toEqual(sorted.map((name) => `virtual(${name})`));
    // The service's limit per index.
    expect(sorted.length).toBeLessThanOrEqual(20);
    expect(variations.replicas.every(({ settings }) => settings.relevancyStrictness === 0)).toBe(true);
  });

  it("rank orderable variations first in every sort order [2.48]", () => {
    expect(variations.settings.customRanking?.[0]).toBe("desc(preferred)");
    for (const { settings } of variations.replicas)
      expect(settings.customRanking?.[0]).toBe("desc(preferred)");
  });

  it("sort diameter, size and version numerically, and high output before regular [9.23]", () => {
    expect(customRanking("diameter")?.slice(1, 5)).toEqual([
      "asc(diameter)",
      "asc(size)",
      "asc(version)",
      "desc(ho)",
    ]);
    expect(customRanking("size")?.[1]).toBe("asc(size)");
    expect(customRanking("version")?.slice(1, 3)).toEqual(["asc(version)", "desc(ho)"]);
  });

  it.each([
    ["latest", "desc(activeSince)"],
    ["bestSellers", "asc(bestSeller)"],
    ["staffPicks", "desc(staffPick)"],
    ["name", "asc(productName)"],
  ] as const)("sort %s by %s and name no attribute twice [2.36]", (sort, first) => {
    const ranking = customRanking(sort) ?? [];
    expect(ranking[1]).toBe(first);
    expect(new Set(listAttributes(ranking)).size).toBe(ranking.length);
  });

  it("sort by the price in the shopper's currency, gift cards last", () => {
    expect(customRanking("priceAscending", "EUR")?.slice(1, 3)).toEqual(["desc(taxed)", "asc(price.EUR)"]);
    expect(customRanking("priceDescending", "GBP")?.slice(1, 3)).toEqual(["desc(taxed)", "desc(price.GBP)"]);
  });

  it("rank a color and a use first, and exclude typo matches where exact ones exist", () => {
    expect(variations.settings.searchableAttributes?.[0]).toBe("unordered(keywords)");
    expect(variations.settings.typoTolerance).toBe("min");
  });

  it("allow no typos in short words", () => {
    for (const { settings } of [variations, articles])
      expect(settings).toMatchObject({ minWordSizefor1Typo: 6, minWordSizefor2Typos: 10 });
  });

  it("allow no typos in SKUs and GTINs", () => {
    expect(variations.settings.disableTypoToleranceOnAttributes).toEqual(["sku", "gtin"]);
  });
});

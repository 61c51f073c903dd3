import { languages } from "@spolverk/content";
import { currencies, type Currency } from "@spolverk/domain";
import type { IndexSettings, SupportedLanguage } from "algoliasearch";
import { searchIndices, type SearchSort, searchSorts, toSortedIndex } from "../contract/search.ts";

export type IndexDefinition = {
  name: string;
  settings: IndexSettings;
  /** The same records in other sort orders. */
  replicas: readonly { name: string; settings: IndexSettings }[];
};

/** Languages that write compounds as one word, which the search service can split. */
const compounding: readonly SupportedLanguage[] = ["da", "de", "no", "sv"];

const decompound = (attributes: readonly string[]) =>
  Object.fromEntries(compounding.map((language) => [language, [...attributes]]));

const filterOnly = (...attributes: readonly string[]) => attributes.map((name) => `filterOnly(${name})`);

/**
 * One index holds all languages, so language-dependent behavior (plurals, stop words) is set in the query:
 * queryLanguages.
 */
const everyIndex: IndexSettings = {
  indexLanguages: [...languages],
  ignorePlurals: true,
  removeStopWords: false,
  // 1.75 is not a typo of 2.85.
  allowTyposOnNumericTokens: false,
  // Exact matches exclude typo matches: a SKU finds its own product only.
  typoTolerance: "min",
  // A short unknown word is the name of something else: "ender" is not a typo of "enden".
  minWordSizefor1Typo: 6,
  minWordSizefor2Typos: 10,
  // Words without matches are dropped one by one, so that a long query still finds its subject.
  removeWordsIfNoResults: "allOptional",
};

/**
 * First in every sort order: a product's card shows an orderable variation. Every product has a preferred one, so the
 * order of the products does not change.
 */
const preferred = "desc(preferred)";
const popularity = [preferred, "asc(bestSeller)", "desc(inStock)", "desc(staffPick)", "desc(activeSince)"];

/**
 * The sort orders with their tie-breakers; numbers sort numerically, high output before regular [9.23]. By price, gift
 * cards come last: they have no VAT, so by prices without VAT they would be mixed with more expensive goods.
 */
const orders = (currency: Currency): Record<Exclude<SearchSort, "relevance">, readonly string[]> => ({
  latest: [preferred, "desc(activeSince)", ...popularity],
  bestSellers: popularity,
  staffPicks: [preferred, "desc(staffPick)", "asc(bestSeller)", "desc(inStock)", "desc(activeSince)"],
  priceAscending: [preferred, "desc(taxed)", `asc(price.${currency})`, ...popularity],
  priceDescending: [preferred, "desc(taxed)", `desc(price.${currency})`, ...popularity],
  name: [preferred, "asc(productName)", ...popularity],
  diameter: [preferred, "asc(diameter)", "asc(size)", "asc(version)", "desc(ho)", ...popularity],
  size: [preferred, "asc(size)", "asc(diameter)", "asc(version)", "desc(ho)", ...popularity],
  version: [preferred, "asc(version)", "desc(ho)", "asc(diameter)", "asc(size)", ...popularity],
});

const rankings = new Map(
  currencies.flatMap((currency) =>
    searchSorts
      .filter((sort) => sort !== "relevance")
      .map((sort) => [toSortedIndex(sort, currency), orders(currency)[sort]] as const),
  ),
);
const replicas = [...rankings].map(([name, customRanking]) => ({
  name,
  // Every hit stays, however low its relevance: only the order changes.
  settings: { customRanking: [...new Set(customRanking)], relevancyStrictness: 0 },
}));

const variations: IndexDefinition = {
  name: searchIndices.variations,
  settings: {
    ...everyIndex,
    searchableAttributes: [
      // A color search finds the color's variations before a product with the word in its texts.
      "unordered(keywords)",
      "unordered(productName)",
      "sku,gtin",
      "unordered(name)",
      "unordered(material),manufacturer",
      "unordered(categoryNames)",
      "unordered(bullets)",
      "unordered(description)",
      "unordered(color),type",
    ],
    decompoundedAttributes: decompound(["productName", "name", "categoryNames", "bullets", "description"]),
    // A shopper who types PLA means the material, not a plate.
    exactOnSingleWordQuery: "word",
    disableTypoToleranceOnAttributes: ["sku", "gtin"],
    attributesForFaceting: [
      ...filterOnly("language", "environment", "active", "productId", "currencies", "sku", "gtin"),
      "categories",
      "type",
      "manufacturer",
      // Counted by product like the listing, not by variation: all variations of a product share a material.
      "afterDistinct(material)",
      "diameter",
      "size",
      "version",
      "ho",
      "colorFamily",
      "onSale",
      "inStock",
      "staffPick",
      // Declared as facets for their minimum and maximum.
      ...currencies.map((currency) => `price.${currency}`),
    ],
    customRanking: popularity,
    attributeForDistinct: "productId",
    distinct: true,
    attributesToHighlight: ["productName", "name"],
    hitsPerPage: 24,
    replicas: replicas.map(({ name }) => `virtual(${name})`),
  },
  replicas,
};

const articles: IndexDefinition = {
  name: searchIndices.articles,
  settings: {
    ...everyIndex,
    searchableAttributes: [
      "unordered(title)",
      "unordered(tags)",
      "unordered(description)",
      "type",
      "unordered(text)",
    ],
    decompoundedAttributes: decompound(["title", "tags", "description", "text"]),
    attributesForFaceting: [...filterOnly("language", "environment", "published", "slug"), "type", "tags"],
    customRanking: ["desc(publishedDate)"],
    attributeForDistinct: "slug",
    distinct: true,
    // A card highlights matches in title, tags and type, and shows a snippet of the text [2.49].
    attributesToHighlight: ["title", "tags", "type"],
    attributesToSnippet: ["text:24", "description:24"],
    snippetEllipsisText: "…",
    hitsPerPage: 12,
    replicas: [],
  },
  replicas: [],
};

/** The indexes of the search service with all their settings. */
export const indexDefinitions = { variations, articles } as const;

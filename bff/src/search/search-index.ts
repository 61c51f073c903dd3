import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language } from "@spolverk/content";
import { toProductNumber } from "@spolverk/domain";
import { searchIndices } from "../contract/search.ts";
import type { Catalogue } from "../catalogue/create-catalogue.ts";
import type { CommerceProduct } from "../commerce/product.ts";
import { buildArticleRecords, buildVariationRecords } from "./build-records.ts";
import { findDifferences } from "./find-differences.ts";
import { indexDefinitions } from "./index-settings.ts";
import type { SearchStore } from "./search-store.ts";
import type { StoredRecord } from "./stored-record.ts";
import type { SearchableArticle } from "./to-article-records.ts";

export type SearchSources = {
  catalogue: Pick<Catalogue, "listProducts" | "getCategories" | "getProductById">;
  listArticles: (language: Language) => readonly SearchableArticle[];
  now: () => Date;
};

/** Numbers of written and removed records. */
export type RecordCounts = { saved: number; removed: number };

/** A part of the index: the records whose product number is at least `from` and below `to`, or all articles. */
export type IndexSlice = { from: number; to: number } | "articles";

/** Writes the shop's products and articles to the search service. */
export type SearchIndex = {
  /** Creates missing indexes and applies the settings. */
  configure(): Promise<void>;
  /** Rereads products and writes the records that differ; removes those of products that are gone. */
  updateProducts(ids: readonly string[]): Promise<RecordCounts>;
  /** Slices of about one update's size, which together cover the whole index. */
  listSlices(): Promise<readonly IndexSlice[]>;
  /** Compares the records of a slice and writes what differs; removes records without a source. */
  compareSlice(slice: IndexSlice): Promise<RecordCounts>;
  /** Builds all records and replaces the old ones in one step. Returns the number of records by index. */
  replaceAll(): Promise<{ variations: number; articles: number }>;
};

/** Maximum number of products per update, because the service limits the length of filters. */
export const mostProductsAtOnce = 20;
/** Upper bound of product numbers (`toProductNumber`), which are evenly distributed. */
const endOfNumbers = 2 ** 48;

export function createSearchIndex(store: SearchStore, sources: SearchSources): SearchIndex {
  const { catalogue } = sources;

  async function update(
    index: string,
    wanted: readonly StoredRecord[],
    filters?: string,
  ): Promise<RecordCounts> {
    const differences = findDifferences(wanted, await store.listHashes(index, filters));
    await store.write(index, differences);
    return { saved: differences.save.length, removed: differences.remove.length };
  }

  async function build(products: readonly CommerceProduct[]): Promise<StoredRecord[]> {
    const categories = await catalogue.getCategories();
    const records: StoredRecord[] = [];
    for (const product of products) {
      records.push(...buildVariationRecords([product], categories));
      // Building all records in one turn would block requests for a second.
      await nextTurn();
    }
    return records;
  }

  const buildArticles = () =>
    buildArticleRecords(sources.listArticles, sources.now().toISOString().slice(0, 10));

  const numbers = new WeakMap<CommerceProduct, number>();
  function numberOf(product: CommerceProduct): number {
    const number = numbers.get(product) ?? toProductNumber(product.id);
    numbers.set(product, number);
    return number;
  }

  return {
    configure: async () => {
      for (const definition of Object.values(indexDefinitions)) await store.configure(definition);
    },
    updateProducts: async (ids) => {
      const products = await Promise.all(ids.map((id) => catalogue.getProductById(id)));
      const records = await build(products.filter((product) => product !== null));
      return update(searchIndices.variations, records, toProductFilter(ids));
    },
    listSlices: async () => {
      const { length } = await catalogue.listProducts();
      const count = Math.max(1, Math.ceil(length / mostProductsAtOnce));
      const bounds = Array.from({ length: count + 1 }, (_, index) =>
        Math.floor((endOfNumbers * index) / count),
      );
      const slices = bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? 0, to }));
      return [...slices, "articles"];
    },
    compareSlice: async (slice) => {
      if (slice === "articles") return update(searchIndices.articles, buildArticles());
      const { from, to } = slice;
      const products = (await catalogue.listProducts()).filter((product) => {
        const number = numberOf(product);
        return number >= from && number < to;
      });
      const filters = `productNumber >= ${from} AND productNumber < ${to}`;
      return update(searchIndices.variations, await build(products), filters);
    },
    replaceAll: async () => {
      const variations = await build(await catalogue.listProducts());
      const articles = buildArticles();
      await store.replaceAll(searchIndices.variations, variations);
      await store.replaceAll(searchIndices.articles, articles);
      return { variations: variations.length, articles: articles.length };
    },
  };
}

function toProductFilter(ids: readonly string[]): string {
  return ids.map((id) => `productId:"${id.replaceAll(/["\\]/g, "")}"`).join(" OR ");
}

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language } from "@spolverk/content";
import { searchIndices } from "../contract/search.ts";
import type { Catalogue } from "../catalogue/create-catalogue.ts";
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

/** How many records were written and removed. */
export type RecordCounts = { saved: number; removed: number };

/** Writes the shop's products and articles to the search service. */
export type SearchIndex = {
  /** Makes the indices where they are missing and sets what is set about them. */
  configure(): Promise<void>;
  /** Looks at some products and writes the records that differ; removes the records of products that are gone. */
  updateProducts(ids: readonly string[]): Promise<RecordCounts>;
  /** Compares every record of products and articles and writes what differs. */
  reconcileAll(): Promise<RecordCounts>;
  /** Builds all records and replaces the old ones in one step. Returns the number of records by index. */
  replaceAll(): Promise<{ variations: number; articles: number }>;
};

/** Filters may only be so long; and beyond so many products, comparing all of them is quicker. */
const mostProducts = 20;

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

  async function buildAll() {
    const [products, categories] = await Promise.all([catalogue.listProducts(), catalogue.getCategories()]);
    const variations: StoredRecord[] = [];
    for (const product of products) {
      variations.push(...buildVariationRecords([product], categories));
      // Building all of them in one turn would block requests for a second.
      await nextTurn();
    }
    return {
      variations,
      articles: buildArticleRecords(sources.listArticles, sources.now().toISOString().slice(0, 10)),
    };
  }

  async function reconcileAll(): Promise<RecordCounts> {
    const { variations, articles } = await buildAll();
    return add(
      await update(searchIndices.variations, variations),
      await update(searchIndices.articles, articles),
    );
  }

  return {
    reconcileAll,
    configure: async () => {
      for (const definition of Object.values(indexDefinitions)) await store.configure(definition);
    },
    updateProducts: async (ids) => {
      if (ids.length > mostProducts) return reconcileAll();
      const [categories, ...products] = await Promise.all([
        catalogue.getCategories(),
        ...ids.map((id) => catalogue.getProductById(id)),
      ]);
      const records = buildVariationRecords(
        products.filter((product) => product !== null),
        categories,
      );
      return update(searchIndices.variations, records, toProductFilter(ids));
    },
    replaceAll: async () => {
      const { variations, articles } = await buildAll();
      await store.replaceAll(searchIndices.variations, variations);
      await store.replaceAll(searchIndices.articles, articles);
      return { variations: variations.length, articles: articles.length };
    },
  };
}

function add(a: RecordCounts, b: RecordCounts): RecordCounts {
  return { saved: a.saved + b.saved, removed: a.removed + b.removed };
}

function toProductFilter(ids: readonly string[]): string {
  return ids.map((id) => `productId:"${id.replaceAll(/["\\]/g, "")}"`).join(" OR ");
}

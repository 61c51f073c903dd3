import type { Language } from "@spolverk/content";
import { searchIndices } from "../contract/search.ts";
import type { CommercePort } from "../commerce/port.ts";
import { buildArticleRecords, buildVariationRecords } from "./build-records.ts";
import { findDifferences } from "./find-differences.ts";
import { indexDefinitions } from "./index-settings.ts";
import type { SearchStore } from "./search-store.ts";
import type { StoredRecord } from "./stored-record.ts";
import type { SearchableArticle } from "./to-article-records.ts";

export type SearchSources = {
  commerce: CommercePort;
  listArticles: (language: Language) => readonly SearchableArticle[];
  now: () => Date;
};

/** How many records were written and removed. */
export type Mended = { saved: number; removed: number };

/** What the search service holds, kept equal to what the shop sells. */
export type SearchIndex = {
  /** Makes the indices where they are missing and sets what is set about them. */
  configure(): Promise<void>;
  /** Writes what differs of some products, read anew; products that are gone lose their records. */
  mendProducts(ids: readonly string[]): Promise<Mended>;
  /** Compares every record of products and articles and writes what differs. */
  mendAll(): Promise<Mended>;
  /** Builds everything anew and puts it in the place of what was there, at once. Returns records by index. */
  replaceAll(): Promise<{ variations: number; articles: number }>;
};

/** Filters may only be so long; and beyond so many products, reading all of them is quicker. */
const mostProducts = 20;

export function createSearchIndex(store: SearchStore, sources: SearchSources): SearchIndex {
  const { commerce } = sources;

  async function mend(index: string, wanted: readonly StoredRecord[], filters?: string): Promise<Mended> {
    const differences = findDifferences(wanted, await store.listHashes(index, filters));
    await store.write(index, differences);
    return { saved: differences.save.length, removed: differences.remove.length };
  }

  async function buildAll() {
    const [products, categories] = await Promise.all([commerce.listProducts(), commerce.getCategories()]);
    return {
      variations: buildVariationRecords(products, categories),
      articles: buildArticleRecords(sources.listArticles, sources.now().toISOString().slice(0, 10)),
    };
  }

  async function mendAll(): Promise<Mended> {
    const { variations, articles } = await buildAll();
    return add(
      await mend(searchIndices.variations, variations),
      await mend(searchIndices.articles, articles),
    );
  }

  return {
    mendAll,
    configure: async () => {
      for (const definition of Object.values(indexDefinitions)) await store.configure(definition);
    },
    mendProducts: async (ids) => {
      if (ids.length > mostProducts) return mendAll();
      const [categories, ...products] = await Promise.all([
        commerce.getCategories(),
        ...ids.map((id) => commerce.getProductById(id)),
      ]);
      const records = buildVariationRecords(
        products.filter((product) => product !== null),
        categories,
      );
      return mend(searchIndices.variations, records, toProductFilter(ids));
    },
    replaceAll: async () => {
      const { variations, articles } = await buildAll();
      await store.replaceAll(searchIndices.variations, variations);
      await store.replaceAll(searchIndices.articles, articles);
      return { variations: variations.length, articles: articles.length };
    },
  };
}

function add(a: Mended, b: Mended): Mended {
  return { saved: a.saved + b.saved, removed: a.removed + b.removed };
}

function toProductFilter(ids: readonly string[]): string {
  return ids.map((id) => `productId:"${id.replaceAll(/["\\]/g, "")}"`).join(" OR ");
}

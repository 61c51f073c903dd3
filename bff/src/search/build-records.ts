import { type Language, languages, readColors, readSites } from "@spolverk/content";
import { listCategoryNames } from "../catalogue/list-category-names.ts";
import type { CommerceCategory, CommerceProduct } from "../commerce/product.ts";
import { type StoredRecord, toStoredRecord } from "./stored-record.ts";
import { type SearchableArticle, toArticleRecords } from "./to-article-records.ts";
import { toVariationRecords } from "./to-variation-records.ts";

/** The environments of all sites [7.20]. */
const environments = [...new Set(readSites().map(({ target }) => target))];
const colorFinishes = new Map(readColors().map(({ id, finish }) => [id, finish]));

/** Builds the records of the given products, in every language and for every environment. */
export function buildVariationRecords(
  products: readonly CommerceProduct[],
  categories: readonly CommerceCategory[],
): StoredRecord[] {
  return languages.flatMap((language) => {
    const source = { categoryNames: listCategoryNames(categories, language), colorFinishes };
    return environments.flatMap((environment) =>
      products
        .flatMap((product) => toVariationRecords(product, source, language, environment))
        .map(toStoredRecord),
    );
  });
}

/** Builds the records of all articles, in every language and for every environment. @param today YYYY-MM-DD */
export function buildArticleRecords(
  listArticles: (language: Language) => readonly SearchableArticle[],
  today: string,
): StoredRecord[] {
  return languages.flatMap((language) =>
    environments.flatMap((environment) =>
      listArticles(language)
        .flatMap((article) => toArticleRecords(article, language, environment, today))
        .map(toStoredRecord),
    ),
  );
}

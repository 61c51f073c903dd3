import type { Language } from "@spolverk/content";
import { compareVariations } from "@spolverk/domain";
import type { CommerceCategory, CommerceProduct, CommerceSpecifications } from "../commerce/product.ts";
import type { ListingItem, Product } from "../contract/catalogue.ts";
import { listCategoryNames } from "./list-category-names.ts";
import { pickText } from "./pick-text.ts";
import { type InformationOptions, toProductInformation } from "./to-product-information.ts";
import { toProductSummary } from "./to-product-summary.ts";
import { toVariationSummary } from "./to-variation-summary.ts";

/** A product with all its variations in the order of [9.23], in one language. */
export function toProduct(
  product: CommerceProduct,
  categories: readonly CommerceCategory[],
  related: ListingItem[],
  options: InformationOptions,
): Product {
  const { language } = options;
  const names = listCategoryNames(categories, language);
  return {
    ...toProductSummary(product, language),
    description: pickText(product.description, language) ?? "",
    type: product.type,
    restricted: product.restricted,
    categories: product.categories.flatMap((path) => {
      const name = names.get(path);
      return name === undefined ? [] : [{ path, name }];
    }),
    specifications: toSpecifications({ ...product.specifications, ...toRecycledPercent(product) }, language),
    specificationsBySize: Object.fromEntries(
      Object.entries(product.specificationsBySize).map(([size, own]) => [
        size,
        toSpecifications(own, language),
      ]),
    ),
    information: toProductInformation(product, options),
    variations: product.variations
      .map((variation) => toVariationSummary(product, variation, language))
      .toSorted(compareVariations),
    related,
  };
}

/** The recycled share of the whole product only: readers would take the share of one part for the product's. */
function toRecycledPercent({ information: { recycled } }: CommerceProduct): CommerceSpecifications {
  return recycled?.part === "whole" ? { recycledPercent: recycled.percent } : {};
}

function toSpecifications(
  specifications: CommerceSpecifications,
  language: Language,
): Product["specifications"] {
  return Object.fromEntries(
    Object.entries(specifications).map(([name, value]) => {
      if (typeof value === "string" || typeof value === "number") return [name, value];
      return [name, isRange(value) ? [...value] : (pickText(value, language) ?? "")];
    }),
  );
}

function isRange(value: CommerceSpecifications[string]): value is readonly number[] {
  return Array.isArray(value);
}

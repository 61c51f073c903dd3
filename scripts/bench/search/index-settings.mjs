const texts = ["productName", "name", "categoryNames", "bullets", "description"];

/** How the shop searches its variations: the settings of the index, as far as they decide what is found. */
export const indexSettings = /** @type {import("algoliasearch").IndexSettings} */ ({
  ignorePlurals: true,
  // Somebody who looks for PLA means the material, not a plate.
  exactOnSingleWordQuery: "word",
  removeWordsIfNoResults: "allOptional",
  searchableAttributes: [
    "unordered(productName)",
    "sku,gtin",
    "unordered(name)",
    "unordered(material),manufacturer",
    "unordered(categoryNames)",
    "unordered(bullets)",
    "unordered(description)",
    "unordered(color),type",
  ],
  decompoundedAttributes: { da: texts, de: texts, no: texts, sv: texts },
  disableTypoToleranceOnAttributes: ["sku", "gtin"],
  attributesForFaceting: [
    "filterOnly(language)",
    "filterOnly(environment)",
    "filterOnly(active)",
    "categories",
    "type",
  ],
  customRanking: ["asc(bestSeller)", "desc(inStock)", "desc(staffPick)"],
  attributeForDistinct: "productId",
  distinct: true,
  attributesToHighlight: ["productName", "name"],
});

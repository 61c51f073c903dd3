import { readCategories, readColors, readProducts } from "@spolverk/content";

/**
 * @typedef {import("@spolverk/content").Language} Language
 * @typedef {import("@spolverk/content").Category} Category
 */

/** @param {readonly Category[]} categories @param {Language} language @param {string} above @returns {[string, string][]} */
const listNames = (categories, language, above = "") =>
  categories.flatMap(({ id, name, children }) => {
    const path = above === "" ? id : `${above}>${id}`;
    return [
      /** @type {[string, string]} */ ([path, name[language] ?? id]),
      ...listNames(children, language, path),
    ];
  });

/** "a>b" lies in "a" as well. @param {string} path */
const listPathsAbove = (path) => path.split(">").map((_, depth, ids) => ids.slice(0, depth + 1).join(">"));

/**
 * Records of every variation that the content describes, in one language: what of a record is searched, and what
 * decides between equals.
 *
 * @param {Language} language
 */
export function buildRecords(language) {
  const categoryNames = new Map(listNames(readCategories(), language));
  const colorNames = new Map(readColors().map(({ id, name }) => [id, name[language]]));
  return readProducts().flatMap((product) => {
    const text = product.texts[language];
    const paths = [...new Set(product.categories.flatMap(listPathsAbove))];
    const isListed = product.variations.some(
      ({ discontinued, stock }) => !(discontinued || product.discontinued) || stock > 0,
    );
    return product.variations.map(({ sku, gtin, attributes, stock, staffPick, bestSeller }) => {
      const { color, size, diameter, version, material, hotend } = attributes;
      const words = [
        color && (colorNames.get(color) ?? color),
        size && `${size} g`,
        diameter && `${diameter} mm`,
        version && `${version} mm`,
        hotend,
        material,
      ];
      return {
        objectID: `${sku}_${language}`,
        language,
        environment: "production",
        active: isListed,
        productId: product.slug,
        productName: text.name,
        manufacturer: product.manufacturer,
        name: words.filter(Boolean).join(", "),
        sku,
        gtin,
        bullets: text.bullets,
        description: text.description,
        categories: paths,
        categoryNames: paths.map((path) => categoryNames.get(path)),
        type: product.type,
        material: material ?? null,
        color: color ?? null,
        inStock: stock > 0,
        staffPick,
        bestSeller: bestSeller ?? Number.MAX_SAFE_INTEGER,
      };
    });
  });
}

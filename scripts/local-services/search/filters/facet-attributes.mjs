/**
 * The attributes that the settings open for filters and facets.
 *
 * @typedef {object} FacetAttributes
 * @property {ReadonlySet<string>} filterable
 * @property {ReadonlySet<string>} counted
 * @property {ReadonlySet<string>} searchable
 */

const pattern = /^(?:afterDistinct\()?(?:(?<modifier>searchable|filterOnly)\()?(?<name>[^()]+)\)*$/;

/**
 * @param {readonly string[]} attributesForFaceting such as "material", "searchable(categories)", "filterOnly(language)"
 * @returns {FacetAttributes}
 */
export function resolveFacetAttributes(attributesForFaceting) {
  const entries = attributesForFaceting.map((entry) => {
    const { name = entry, modifier } = pattern.exec(entry)?.groups ?? {};
    return { name, modifier };
  });
  const names = (/** @type {(modifier: string | undefined) => boolean} */ isWanted) =>
    new Set(entries.filter(({ modifier }) => isWanted(modifier)).map(({ name }) => name));
  return {
    filterable: names(() => true),
    counted: names((modifier) => modifier !== "filterOnly"),
    searchable: names((modifier) => modifier === "searchable"),
  };
}

/** @typedef {{ [name: string]: string | TextTree }} TextTree */

/**
 * Flattens the texts of a locale file to full names: "cart.title".
 *
 * @param {TextTree} tree
 * @returns {Map<string, string>}
 */
export function flattenTexts(tree) {
  const list = (/** @type {TextTree} */ branch, /** @type {string} */ path) =>
    Object.entries(branch).flatMap(
      /** @returns {[string, string][]} */
      ([name, value]) =>
        typeof value === "string" ? [[path + name, value]] : list(value, `${path}${name}.`),
    );
  return new Map(list(tree, ""));
}

/**
 * Compares the hits of each package with its budget. The budget is a ratchet: it has to equal the number of hits, so it
 * can only go down.
 *
 * @param {Readonly<Record<string, readonly string[]>>} hits by package, each as "file:line: phrase"
 * @param {Readonly<Record<string, number>>} budgets by package; 0 for a package without one
 * @returns {string[]} the lines to print; none when every number is right
 */
export function compareWithBudgets(hits, budgets) {
  const names = [...new Set([...Object.keys(hits), ...Object.keys(budgets)])].toSorted();
  return names.flatMap((name) => {
    const found = hits[name] ?? [];
    const budget = budgets[name] ?? 0;
    if (found.length > budget)
      return [
        ...found,
        `${name} has ${found.length} phrases to avoid, ${budget} are allowed: reword the new ones`,
      ];
    if (found.length < budget)
      return [`${name} has ${found.length} phrases to avoid, ${budget} are allowed: write the lower number`];
    return [];
  });
}

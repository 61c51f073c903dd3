/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} value with its unit
 * @property {string} aim
 * @property {boolean} reached
 */

/** @param {readonly Figure[]} figures */
export function showFigures(figures) {
  const width = Math.max(...figures.map(({ name }) => name.length));
  console.log("");
  for (const { name, value, aim, reached } of figures) {
    console.log(`  ${reached ? "✓" : "✗"} ${name.padEnd(width)}  ${value.padStart(14)}  aim ${aim}`);
  }
  console.log(
    `\n  ${figures.filter(({ reached }) => reached).length} of ${figures.length} aims reached on this machine`,
  );
}

/** @param {number} value @param {number} [decimals] */
export const round = (value, decimals = 0) => Number(value.toFixed(decimals)).toLocaleString("en");

export const median = (/** @type {readonly number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

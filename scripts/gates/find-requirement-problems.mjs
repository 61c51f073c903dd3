const levels = /** @type {const} */ (["unit", "integration", "browser"]);

/** @typedef {(typeof levels)[number]} Level */

/**
 * The requirement numbers in titles, by level.
 *
 * @param {readonly { level: Level, title: string }[]} titles
 * @returns {Map<Level, Set<string>>}
 */
export function listNumbers(titles) {
  /** @type {Map<Level, Set<string>>} */
  const numbers = new Map(levels.map((level) => [level, new Set()]));
  for (const { level, title } of titles) {
    for (const [, number = ""] of title.matchAll(/\[(\d+\.\d+)\]/g)) numbers.get(level)?.add(number);
  }
  return numbers;
}

/**
 * Finds mistakes in the table of requirements: a number without exactly one row, a row that claims more or less than
 * tests show, a title with an unknown number.
 *
 * @param {import("./read-requirements.mjs").Requirements} table
 * @param {ReadonlyMap<Level, ReadonlySet<string>>} shown
 * @param {(page: string) => boolean} exists whether the repository has a page
 * @returns {string[]}
 */
export function findRequirementProblems({ numbers, requirements }, shown, exists) {
  const known = new Set(numbers);
  const listed = numbers.flatMap((number) => {
    const count = requirements.filter((row) => row.number === number).length;
    return count === 1 ? [] : [`${number} has ${count} rows`];
  });
  const shownNumbers = [...new Set([...shown.values()].flatMap((some) => [...some]))];
  const unknown = [...requirements.map(({ number }) => number), ...shownNumbers]
    .filter((number) => !known.has(number))
    .map((number) => `${number} is no requirement`);
  const overstated = requirements.flatMap(({ number, shownBy }) => {
    const found = levels.filter((level) => shown.get(level)?.has(number));
    const page = /^see `([^`]+)`$/.exec(shownBy)?.[1];
    if (page !== undefined) return exists(page) ? [] : [`${number} ${page} does not exist`];
    if (shownBy === "later")
      return found.length === 0 ? [] : [`${number} is later, and shown: ${found.join(", ")}`];
    const claimed = shownBy.replace(/^partly /, "").split(", ");
    const isOther = (/** @type {string} */ word) => !levels.some((level) => level === word);
    if (claimed.some(isOther)) return [`${number} says "${shownBy}", which is no level`];
    return claimed
      .filter((level) => !found.some((one) => one === level))
      .map((level) => `${number} has no ${level} test`);
  });
  return [
    ...(numbers.length === 0 ? ["The line of numbers is missing"] : []),
    ...listed,
    ...new Set(unknown),
    ...overstated,
  ];
}

/**
 * A row of docs/requirements.md.
 *
 * @typedef {object} Requirement
 * @property {string} number such as "4.26"
 * @property {string} shownBy the last cell: levels of tests, after "partly" when they show a part; a page; or "later"
 *
 * @typedef {{ numbers: string[], requirements: Requirement[] }} Requirements
 */

/** @param {string} range such as "2.1-2.58" @returns {string[]} */
function expandRange(range) {
  const [first = "", last = first] = range.split("-");
  const [chapter, from] = first.split(".").map(Number);
  const to = Number(last.split(".")[1]);
  return Array.from({ length: to - (from ?? 0) + 1 }, (_, offset) => `${chapter}.${(from ?? 0) + offset}`);
}

/**
 * Reads docs/requirements.md: the line `Numbers: 1.1-1.10, …` lists the numbers, and each has a row `| 1.1 | what it
 * requires | how it is shown |`.
 *
 * @param {string} markdown
 * @returns {Requirements}
 */
export function readRequirements(markdown) {
  const list = /^Numbers: (.+)$/m.exec(markdown)?.[1] ?? "";
  const rows = [...markdown.matchAll(/^\| (\d+\.\d+) \|.*\| ([^|]*) \|$/gm)];
  return {
    numbers: list.split(", ").filter(Boolean).flatMap(expandRange),
    requirements: rows.map(([, number = "", cell = ""]) => ({ number, shownBy: cell.trim() })),
  };
}

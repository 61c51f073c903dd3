/**
 * A row of docs/requirements.md.
 *
 * @typedef {object} Requirement
 * @property {string} statement such as "4.26"
 * @property {{ file: string, title: string }[]} tests
 * @property {string | null} see the page that settles it, where no test can
 * @property {boolean} later
 *
 * @typedef {{ statements: string[], requirements: Requirement[] }} Requirements
 */

/** @param {string} range such as "2.1-2.58" @returns {string[]} */
function expandRange(range) {
  const [first = "", last = first] = range.split("-");
  const [chapter, from] = first.split(".").map(Number);
  const to = Number(last.split(".")[1]);
  return Array.from({ length: to - (from ?? 0) + 1 }, (_, offset) => `${chapter}.${(from ?? 0) + offset}`);
}

/** @param {string} cell @returns {Omit<Requirement, "statement">} */
const readProof = (cell) => ({
  tests: [...cell.matchAll(/`([^`]+)`: "((?:[^"\\]|\\.)+)"/g)].map(([, file = "", title = ""]) => ({
    file,
    title,
  })),
  see: /^see `([^`]+)`$/.exec(cell)?.[1] ?? null,
  later: cell === "later",
});

/**
 * Reads docs/requirements.md: the line `Statements: 1.1-1.10, …` says which there are, and each has a row
 * `| [1.1] | what it asks for | proof |`. The proof is `` `file`: "title of a test" ``, several of them separated by
 * `<br>`, or `` see `page` ``, or `later`.
 *
 * @param {string} markdown
 * @returns {Requirements}
 */
export function readRequirements(markdown) {
  const list = /^Statements: (.+)$/m.exec(markdown)?.[1] ?? "";
  const rows = [...markdown.matchAll(/^\| \[(\d+\.\d+)\] \|.*\| ([^|]*) \|$/gm)];
  return {
    statements: list.split(", ").filter(Boolean).flatMap(expandRange),
    requirements: rows.map(([, statement = "", cell = ""]) => ({ statement, ...readProof(cell.trim()) })),
  };
}

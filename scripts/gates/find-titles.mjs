import fs from "node:fs";
import path from "node:path";
import { rootDir } from "../setup/paths.mjs";

/** @typedef {import("./find-requirement-problems.mjs").Level} Level */

const pattern =
  "{bff,content,domain,e2e,medusa-server,scripts,storefront}/**/*.{test,spec,suite}.{ts,tsx,mjs}";
const ignored = new Set(["node_modules", "dist", ".medusa"]);

/** Returns the levels of a test file; a suite runs both in memory and against Medusa. @param {string} file @returns {Level[]} */
function toLevels(file) {
  if (file.startsWith("e2e/")) return ["browser"];
  if (file.includes(".suite.")) return ["unit", "integration"];
  return /integration/.test(file) ? ["integration"] : ["unit"];
}

/** Tells whether a line may hold a title. A list of numbers such as [1.5] is no title, as it has no quotes. @param {string} line */
const canBeTitle = (line) => /["'`].*\[\d+\.\d+\].*["'`]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line);

/**
 * Lists the source lines that may hold titles, as if each were a test that passed.
 *
 * @returns {{ level: Level, title: string }[]}
 */
export function findTitles() {
  const files = fs.globSync(pattern, { cwd: rootDir, exclude: (name) => ignored.has(path.basename(name)) });
  return files.toSorted().flatMap((file) => {
    const lines = fs.readFileSync(path.join(rootDir, file), "utf8").split("\n");
    return lines.filter(canBeTitle).flatMap((title) => toLevels(file).map((level) => ({ level, title })));
  });
}

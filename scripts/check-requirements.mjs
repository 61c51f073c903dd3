import fs from "node:fs";
import path from "node:path";
import { findRequirementProblems } from "./gates/find-requirement-problems.mjs";
import { readRequirements } from "./gates/read-requirements.mjs";
import { rootDir } from "./setup/paths.mjs";

/** @param {string} file */
function readFile(file) {
  const absolute = path.join(rootDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, "utf8") : null;
}

const requirements = readRequirements(readFile("docs/requirements.md") ?? "");
const problems = findRequirementProblems(requirements, readFile);
for (const problem of problems) console.error(`docs/requirements.md: ${problem}`);

const rows = requirements.requirements;
const proven = rows.filter(({ tests }) => tests.length > 0).length;
const settled = rows.filter(({ see }) => see !== null).length;
const later = rows.filter((row) => row.later).length;
console.log(
  `${rows.length} statements: ${proven} shown by tests, ${settled} settled by a page, ${later} later`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

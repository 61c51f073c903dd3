import fs from "node:fs";
import path from "node:path";
import { findRequirementProblems, listNumbers } from "./gates/find-requirement-problems.mjs";
import { findTitles } from "./gates/find-titles.mjs";
import { readRequirements } from "./gates/read-requirements.mjs";
import { readTestReports } from "./gates/read-test-reports.mjs";
import { rootDir } from "./setup/paths.mjs";

/** Reads the titles of the tests that passed in this run. */
const readPassed = () =>
  /** @type {const} */ (["unit", "integration", "browser"]).flatMap((level) =>
    readTestReports(`*/reports/${level}*.xml`)
      .filter(({ outcome }) => outcome === "passed")
      .map(({ title }) => ({ level, title })),
  );

const isAfterTests = process.argv.includes("--shown");
const markdown = fs.readFileSync(path.join(rootDir, "docs/requirements.md"), "utf8");
const table = readRequirements(markdown);
const shown = listNumbers(isAfterTests ? readPassed() : findTitles());
const problems = findRequirementProblems(table, shown, (page) => fs.existsSync(path.join(rootDir, page)));
for (const problem of problems) console.error(`docs/requirements.md: ${problem}`);

const countRows = (/** @type {string} */ start) =>
  table.requirements.filter(({ shownBy }) => shownBy.startsWith(start)).length;
const [later, settled, partly] = ["later", "see ", "partly "].map(countRows);
const total = table.requirements.length;
const whole = total - (later ?? 0) - (settled ?? 0) - (partly ?? 0);
const how = isAfterTests ? "shown by tests that passed" : "with tests";
console.log(
  problems.length > 0
    ? `${problems.length} rows or titles are wrong`
    : `${total} requirements: ${whole} ${how}, ${partly} in part, ${settled} settled by a page, ${later} later`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

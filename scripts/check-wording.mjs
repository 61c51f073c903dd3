import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { rootDir } from "./setup/paths.mjs";
import { compareWithBudgets } from "./wording/compare-with-budgets.mjs";
import { findPhrases } from "./wording/find-phrases.mjs";
import { listProse, listSentences } from "./wording/list-sentences.mjs";

const budgetFile = path.join(rootDir, "scripts/wording/budgets.json");
/** `node scripts/check-wording.mjs --lower` writes the budgets that have become lower. */
const isLowering = process.argv.includes("--lower");

const listing = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: rootDir,
  encoding: "utf8",
});
const isSource = (/** @type {string} */ file) =>
  /\.(?:tsx?|[cm]?js)$/.test(file) && !/\/migrations\/|\.gen\.ts$/.test(file);
const isPage = (/** @type {string} */ file) => /^(?:docs\/(?:.+\/)?)?[^/]+\.md$/.test(file);
/** The package that a file belongs to; pages and files of the root are "docs". */
const toPackage = (/** @type {string} */ file) =>
  /^medusa-server\/contract(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? "docs";

/** @type {Record<string, string[]>} */
const hits = {};
const files = listing
  .split("\n")
  .filter((file) => (isSource(file) || isPage(file)) && fs.existsSync(path.join(rootDir, file)));
for (const file of files) {
  const text = fs.readFileSync(path.join(rootDir, file), "utf8");
  const found = findPhrases(isPage(file) ? listProse(text) : listSentences(file, text));
  (hits[toPackage(file)] ??= []).push(...found.map(({ line, phrase }) => `${file}:${line}: ${phrase}`));
}

/** @type {Record<string, number>} */
const budgets = JSON.parse(fs.readFileSync(budgetFile, "utf8"));
if (isLowering) {
  for (const name of Object.keys(budgets)) {
    budgets[name] = Math.min(budgets[name] ?? 0, hits[name]?.length ?? 0);
    if (budgets[name] === 0) delete budgets[name];
  }
  fs.writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
}
const problems = compareWithBudgets(hits, budgets);
for (const problem of problems) console.error(problem);
const total = Object.values(hits).flat().length;
console.log(
  problems.length > 0
    ? "scripts/wording/budgets.json differs from what was found"
    : `${files.length} files, ${total} phrases left to reword`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

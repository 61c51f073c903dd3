import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findReferenceProblems } from "./gates/find-reference-problems.mjs";
import { rootDir } from "./setup/paths.mjs";

const listing = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: rootDir,
  encoding: "utf8",
});
const files = listing.split("\n").filter((file) => file !== "" && fs.existsSync(path.join(rootDir, file)));
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(rootDir, file), "utf8");
// Leaves out articles, legal pages and content pages: the build of content/ checks their links.
const isChecked = (/** @type {string} */ file) =>
  /\.(?:md|tsx?|mjs|css|ya?ml)$/.test(file) && !/^content\/(?:articles|legal|pages)\/|^pnpm-lock/.test(file);
const pages = files.filter(isChecked).map((file) => ({ file, text: read(file) }));

const problems = findReferenceProblems(files, pages, read);
for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0 ? `${problems.length} references are wrong` : `${pages.length} files checked`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

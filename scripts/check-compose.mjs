import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { findComposeProblems } from "./gates/find-compose-problems.mjs";
import { rootDir } from "./setup/paths.mjs";

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(rootDir, file), "utf8");
const capture = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const text = read("docker-compose.yml");
const compose = parse(text, { merge: true });
const problems = findComposeProblems(compose, text, {
  exists: (file) => fs.existsSync(path.join(rootDir, file)),
  targets: capture(read("docker/Dockerfile"), /^FROM \S+ AS (\S+)$/gm),
  variables: capture(read(".env.example"), /^#? ?([A-Z][A-Z0-9_]*)=/gm),
  optional: capture(read(".env.example"), /^# ([A-Z][A-Z0-9_]*)=/gm),
  publishers: ["proxy"],
  // An intruder in a public container still cannot reach the data.
  reach: { proxy: ["storefront", "medusa"], storefront: ["proxy", "bff", "rate-limits"] },
  inside: ["postgres", "redis", "rate-limits", "storefront"],
});
for (const problem of problems) console.error(`docker-compose.yml: ${problem}`);
console.log(`${Object.keys(compose.services).length} services checked`);
process.exitCode = problems.length > 0 ? 1 : 0;

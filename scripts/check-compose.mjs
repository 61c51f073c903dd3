import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { findComposeProblems } from "./gates/find-compose-problems.mjs";
import { rootDir } from "./setup/paths.mjs";

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(rootDir, file), "utf8");
const capture = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Variables that compose need not pass: the image of a program sets them, or only a local shop reads them. */
const notPassed = ["NODE_ENV", "HOST", "PORT"];
const onlyLocal = [
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "SPOLVERK_FAULT_POINT",
  "SPOLVERK_LOCAL",
  "SPOLVERK_STORE_API",
  "STRIPE_API_URL",
];
const moduleSchema = z.object({ environmentVariables: z.array(z.string()) });
/**
 * Reads the variables of a program from its build.
 *
 * @param {string} file
 * @param {readonly string[]} [others] variables that it does not get
 */
async function readVariables(file, others = []) {
  const { href } = pathToFileURL(path.join(rootDir, file));
  const { environmentVariables } = moduleSchema.parse({ ...(await import(href)) });
  return environmentVariables.filter((name) => ![...notPassed, ...onlyLocal, ...others].includes(name));
}
const medusaEnvironment = "medusa-server/.medusa/server/src/environment/environment.js";

const text = read("docker-compose.yml");
const compose = parse(text, { merge: true });
const problems = findComposeProblems(compose, text, {
  exists: (file) => fs.existsSync(path.join(rootDir, file)),
  targets: capture(read("docker/Dockerfile"), /^FROM \S+ AS (\S+)$/gm),
  variables: capture(read(".env.example"), /^#? ?([A-Z][A-Z0-9_]*)=/gm),
  optional: capture(read(".env.example"), /^# ([A-Z][A-Z0-9_]*)=/gm),
  publishers: ["proxy"],
  // Keeps an intruder in a container that the internet reaches from reaching the database.
  reach: { proxy: ["storefront", "medusa"], storefront: ["proxy", "bff", "rate-limits"] },
  inside: ["postgres", "redis", "rate-limits", "storefront"],
  reads: {
    // The proxy and the build expect the admin below /app, so compose must not change its path.
    medusa: await readVariables(medusaEnvironment, ["ADMIN_DISABLE", "ADMIN_PATH"]),
    "medusa-worker": await readVariables(medusaEnvironment, ["ADMIN_PATH"]),
    bff: await readVariables("bff/dist/environment.js"),
    storefront: await readVariables("storefront/dist/node/server/environment.js"),
  },
});
for (const problem of problems) console.error(`docker-compose.yml: ${problem}`);
console.log(`${Object.keys(compose.services).length} services checked`);
process.exitCode = problems.length > 0 ? 1 : 0;

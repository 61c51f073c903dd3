import fs from "node:fs";
import path from "node:path";
import { runToEnd } from "../process/run-to-end.mjs";
import { hashFiles, listFiles } from "../setup/file-hash.mjs";
import { rootDir } from "../setup/paths.mjs";
import { isStamped, writeStamp } from "../setup/stamp.mjs";
import { medusaEnvironment } from "./environments.mjs";
import { medusaCommand } from "./medusa-command.mjs";

/** @typedef {import("./environments.mjs").StackSettings} StackSettings */

const isTest = (/** @type {string} */ file) => /(\.test\.ts|__tests__|node_modules)$/.test(file);

/** @param {readonly string[]} entries @param {readonly string[]} facts */
const hashOf = (entries, facts) => hashFiles(rootDir, listFiles(rootDir, entries, isTest), facts);

/** The folders of one kind in medusa-server's features. @param {"modules" | "links"} kind */
const listFeatureFolders = (kind) =>
  fs
    .readdirSync(path.join(rootDir, "medusa-server/src/features"))
    .map((feature) => `medusa-server/src/features/${feature}/${kind}`)
    .filter((folder) => fs.existsSync(path.join(rootDir, folder)));

const migrationInputs = [
  "pnpm-lock.yaml",
  "medusa-server/medusa-config.ts",
  ...listFeatureFolders("modules"),
  ...listFeatureFolders("links"),
];
const seedInputs = [
  "content/dist",
  "domain/dist",
  "medusa-server/src/database",
  "medusa-server/src/features/catalogue",
  "medusa-server/src/features/payments/payment-providers.ts",
  "medusa-server/src/money",
  "medusa-server/src/scripts",
  "medusa-server/src/seed",
];

/**
 * The two steps that prepare a database, each with a hash that shows whether it is up to date.
 *
 * @param {StackSettings} settings
 * @param {string} databaseUrl
 */
function databaseSteps(settings, databaseUrl) {
  const migrationHash = hashOf(migrationInputs, [databaseUrl]);
  const seedHash = hashOf(seedInputs, [migrationHash]);
  const seedScript = settings.mode === "production" ? "./src/scripts/seed.js" : "./src/scripts/seed.ts";
  return [
    {
      name: "migrate",
      title: "Migrating the database",
      hash: migrationHash,
      // The seed runs Medusa's data migrations, for which db:migrate would start Medusa once more.
      args: ["db:migrate", "--execute-safe-links", "--skip-scripts"],
    },
    {
      name: "seed",
      title: "Filling the database with the catalogue",
      hash: seedHash,
      args: ["exec", seedScript],
    },
  ].map(({ args, ...step }) => ({
    ...step,
    ...medusaCommand(settings.mode, args),
    env: medusaEnvironment(settings, databaseUrl),
    logFile: path.join(settings.dataDir, "logs", `${step.name}.log`),
  }));
}

/**
 * Migrates and seeds the database, each only when its inputs have changed.
 *
 * @param {StackSettings} settings
 * @param {string} databaseUrl
 * @param {{ runFile: import("../process/run-file.mjs").RunFile, onProgress: import("./start-stack.mjs").OnProgress,
 *   force: boolean, }} options force: ignore the stamps
 */
export async function prepareDatabase(settings, databaseUrl, { runFile, onProgress, force }) {
  for (const step of databaseSteps(settings, databaseUrl)) {
    const stamp = path.join(settings.dataDir, "stamps", step.name);
    if (!force && isStamped(stamp, step.hash)) continue;
    await onProgress(step.title, () => runToEnd(step, runFile));
    writeStamp(stamp, step.hash);
  }
}

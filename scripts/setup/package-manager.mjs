import fs from "node:fs";
import path from "node:path";
import { rootDir } from "./paths.mjs";

/** The pnpm version of the lockfile, such as "pnpm@10.0.0". */
const pnpm = () =>
  JSON.parse(fs.readFileSync(path.join(rootDir, "package.json"), "utf8")).packageManager.split("+")[0];

/** npx reads every package around its prefix, which takes seconds at the root. This folder has no packages. */
const prefix = "--prefix=scripts/setup";
/** Variables that npx sets from the prefix. They are removed, since a nested npm would use the prefix, too. */
const prefixVariables = [
  "npm_config_prefix",
  "npm_config_local_prefix",
  "npm_config_global_prefix",
  "npm_config_globalconfig",
];

/**
 * A command with pnpm in its path, which npx downloads, so that no tool has to be installed by hand.
 *
 * @param {readonly string[]} words without shell metacharacters
 */
const withPnpm = (words) => ({
  file: "npx",
  args: [
    prefix,
    "--yes",
    `--package=${pnpm()}`,
    "-c",
    `unset ${prefixVariables.join(" ")}; exec ${words.join(" ")}`,
  ],
});

/**
 * A pnpm command.
 *
 * @param {readonly string[]} args
 */
export const pnpmCommand = (args) => withPnpm(["pnpm", ...args]);

/**
 * Runs scripts of every package that has them, through turbo, which needs pnpm in its path.
 *
 * @param {readonly string[]} scripts
 * @param {readonly string[]} [options]
 */
export const turboCommand = (scripts, options = []) => ({
  ...withPnpm(["node_modules/.bin/turbo", "run", ...scripts, "--concurrency=2", ...options]),
  isGroupAsked: true,
});

/**
 * The environment for pnpm and turbo.
 *
 * @param {NodeJS.ProcessEnv} base
 * @returns {NodeJS.ProcessEnv}
 */
export const packageManagerEnvironment = (base) => ({
  ...base,
  // pnpm asks before it replaces node_modules unless CI is set.
  CI: "true",
  TURBO_TELEMETRY_DISABLED: "1",
  // Set here and passed on by turbo.json: Medusa's build reads its configuration too late to disable telemetry.
  MEDUSA_DISABLE_TELEMETRY: "true",
  NO_COLOR: "1",
  npm_config_loglevel: "error",
  npm_config_update_notifier: "false",
});

import fs from "node:fs";
import path from "node:path";
import { rootDir } from "./paths.mjs";

/** The exact pnpm that the lockfile was written with, such as "pnpm@10.0.0". */
const pnpm = () =>
  JSON.parse(fs.readFileSync(path.join(rootDir, "package.json"), "utf8")).packageManager.split("+")[0];

/**
 * npx looks at every package that is installed around its prefix, which takes seconds in the whole repository. This
 * folder has none.
 */
const prefix = "--prefix=scripts/setup";
/** npx sets them after that prefix; an npm further down would take the folder for its own. */
const prefixVariables = [
  "npm_config_prefix",
  "npm_config_local_prefix",
  "npm_config_global_prefix",
  "npm_config_globalconfig",
];

/**
 * A command that finds pnpm, which npx gets so that nothing has to be installed by hand.
 *
 * @param {readonly string[]} words without a character that a shell would change
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
 * Runs scripts of every package that has them, through turbo, which calls pnpm and so needs to find it.
 *
 * @param {readonly string[]} scripts
 * @param {readonly string[]} [options]
 */
export const turboCommand = (scripts, options = []) => ({
  ...withPnpm(["node_modules/.bin/turbo", "run", ...scripts, "--concurrency=2", ...options]),
  isGroupAsked: true,
});

/**
 * The environment of both.
 *
 * @param {NodeJS.ProcessEnv} base
 * @returns {NodeJS.ProcessEnv}
 */
export const packageManagerEnvironment = (base) => ({
  ...base,
  // pnpm asks before it replaces node_modules unless CI says that it cannot get an answer.
  CI: "true",
  TURBO_TELEMETRY_DISABLED: "1",
  // turbo.json passes it on to the build of Medusa, whose configuration is read too late to say so.
  MEDUSA_DISABLE_TELEMETRY: "true",
  NO_COLOR: "1",
  npm_config_loglevel: "error",
  npm_config_update_notifier: "false",
});

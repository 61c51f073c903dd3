import { createRequire } from "node:module";
import path from "node:path";
import { rootDir } from "../setup/paths.mjs";

const sourceDir = path.join(rootDir, "medusa-server");

/** Output of medusa-server's build; it resolves packages from medusa-server/node_modules above it. */
const builtMedusaDir = path.join(sourceDir, ".medusa/server");

/**
 * A command of Medusa's CLI, run without the shell script of node_modules/.bin so that signals reach it.
 *
 * @param {import("./environments.mjs").Mode} mode
 * @param {readonly string[]} args
 */
export function medusaCommand(mode, args) {
  const require = createRequire(path.join(sourceDir, "package.json"));
  return {
    file: process.execPath,
    args: [require.resolve("@medusajs/cli/cli.js"), ...args],
    cwd: mode === "production" ? builtMedusaDir : sourceDir,
  };
}

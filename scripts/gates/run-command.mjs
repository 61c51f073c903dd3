import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { spawnChild } from "../process/spawn-child.mjs";
import { packageManagerEnvironment, turboCommand } from "../setup/package-manager.mjs";
import { rootDir } from "../setup/paths.mjs";
import { countTests } from "./count-tests.mjs";

/**
 * What the commands of a run share.
 *
 * @typedef {object} GateContext
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env
 * @property {import("../process/run-file.mjs").RunFile} runFile
 */

/**
 * Runs one command of the gate.
 *
 * @param {GateContext} context
 * @param {{ name: string, file: string, args: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv }} command
 * @returns {Promise<import("./run-steps.mjs").StepEnd>}
 */
export async function runCommand(
  { dataDir, env, runFile },
  { name, file, args, cwd = rootDir, env: own = {} },
) {
  const logFile = path.join(dataDir, "logs", `${name}.log`);
  const child = spawnChild(
    { name, file, args, cwd, env: { ...packageManagerEnvironment(env), ...own }, logFile },
    runFile,
  );
  const { code } = await child.exited;
  const output = stripVTControlCharacters(fs.readFileSync(logFile, "utf8"));
  return { ok: code === 0, output, tests: countTests(output) };
}

/**
 * What became of several commands that are one step; each of them has to have run tests.
 *
 * @param {readonly import("./run-steps.mjs").StepEnd[]} ends
 * @returns {import("./run-steps.mjs").StepEnd}
 */
export function joinEnds(ends) {
  const output = ends.map((end) => end.output).join("\n");
  const ok = ends.every((end) => end.ok && end.tests !== null && end.tests.passed > 0);
  return { ok, output, tests: countTests(output) };
}

/**
 * A program of the workspace's own packages.
 *
 * @param {string} program
 * @param {readonly string[]} args
 */
export const toolCommand = (program, args) => ({ file: path.join("node_modules/.bin", program), args });

/**
 * A script of every package, several at a time, all of them even when one fails.
 *
 * @param {string} script
 */
export const everyPackage = (script) =>
  turboCommand(script, ["--continue", "--output-logs=full", "--log-order=grouped"]);

import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { spawnChild } from "../process/spawn-child.mjs";
import { packageManagerEnvironment, turboCommand } from "../setup/package-manager.mjs";
import { rootDir } from "../setup/paths.mjs";
import { countTests, readTestReports, removeTestReports } from "./read-test-reports.mjs";

/**
 * The shared context of a run's commands.
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
    {
      name,
      file,
      args,
      cwd,
      env: { ...packageManagerEnvironment(env), ...own },
      logFile,
      isGroupAsked: true,
    },
    runFile,
  );
  const { code } = await child.exited;
  const output = stripVTControlCharacters(fs.readFileSync(logFile, "utf8"));
  return { ok: code === 0, output, tests: null };
}

/**
 * Runs the commands of a suite in parallel and counts the tests in their reports.
 *
 * @param {GateContext} context
 * @param {string} reports the pattern of the files that they report to
 * @param {readonly Parameters<typeof runCommand>[1][]} commands
 * @returns {Promise<import("./run-steps.mjs").StepEnd>}
 */
export async function runSuite(context, reports, commands) {
  removeTestReports(reports);
  const ends = await Promise.all(commands.map((command) => runCommand(context, command)));
  return {
    ok: ends.every(({ ok }) => ok),
    output: ends.map(({ output }) => output).join("\n"),
    tests: countTests(readTestReports(reports)),
  };
}

/**
 * A binary of the root's packages.
 *
 * @param {string} program
 * @param {readonly string[]} args
 */
export const toolCommand = (program, args) => ({ file: path.join("node_modules/.bin", program), args });

/**
 * Runs a script of every package, several at a time, and continues after a failure.
 *
 * @param {string} script
 */
export const everyPackage = (script) =>
  turboCommand([script], ["--continue", "--output-logs=full", "--log-order=grouped"]);

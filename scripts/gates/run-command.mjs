import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { spawnChild } from "../process/spawn-child.mjs";
import { packageManagerEnvironment, turboCommand } from "../setup/package-manager.mjs";
import { rootDir } from "../setup/paths.mjs";
import { countTests, readTestReports, removeTestReports } from "./read-test-reports.mjs";

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
 * Runs commands that are one suite at the same time, and counts the tests of the reports they write.
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
  turboCommand([script], ["--continue", "--output-logs=full", "--log-order=grouped"]);

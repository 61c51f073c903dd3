import fs from "node:fs";
import { describeExit } from "./describe-exit.mjs";
import { spawnChild } from "./spawn-child.mjs";

/**
 * Runs a command to its end.
 *
 * @param {import("./spawn-child.mjs").Command & { title: string }} command
 * @param {import("./run-file.mjs").RunFile} runFile
 * @returns {Promise<string>} its output
 * @throws {import("../setup/setup-error.mjs").SetupError} process-died when it fails
 */
export async function runToEnd(command, runFile) {
  const { exited } = spawnChild(command, runFile);
  const exit = await exited;
  if (exit.code !== 0) throw describeExit(command.title, exit, command.logFile);
  return fs.readFileSync(command.logFile, "utf8");
}

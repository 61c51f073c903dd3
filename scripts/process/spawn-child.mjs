import { spawn } from "node:child_process";
import fs from "node:fs";
import { SetupError } from "../setup/setup-error.mjs";
import { getProcessIdentity } from "./process-identity.mjs";

/**
 * A command that runs as leader of its own process group, with its output in a log file.
 *
 * @typedef {object} Command
 * @property {string} name
 * @property {string} file the program
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {{ uid?: number, gid?: number }} [owner] the user to run as, else the current one
 * @property {NodeJS.Signals} [stopSignal] the signal for a clean exit, else SIGTERM
 * @property {boolean} [isGroupAsked] see ProcessReference
 *
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 * @typedef {{ reference: import("./stop-process.mjs").ProcessReference, exited: Promise<Exit> }} Child
 */

/**
 * Starts a command and records it in the run file while it runs. Its output goes directly to the log file, without
 * passing through this process.
 *
 * @param {Command} command
 * @param {import("./run-file.mjs").RunFile} runFile
 * @returns {Child}
 * @throws {SetupError} interrupted while everything is being stopped; command-missing
 */
export function spawnChild(command, runFile) {
  if (!runFile.acceptsChildren()) throw new SetupError("interrupted", "Stopped.");
  const log = fs.openSync(command.logFile, "w", 0o600);
  const child = spawn(command.file, command.args, {
    cwd: command.cwd,
    env: command.env,
    stdio: ["ignore", log, log],
    detached: true,
    ...command.owner,
  });
  fs.closeSync(log);
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: null, signal: null }));
  });
  if (child.pid === undefined) {
    throw new SetupError(
      "command-missing",
      `${command.name} cannot be started: ${command.file} in ${command.cwd} is missing.`,
      "Remove the folder node_modules and start again.",
    );
  }
  const reference = {
    name: command.name,
    pid: child.pid,
    identity: getProcessIdentity(child.pid) ?? "ended",
    stopSignal: command.stopSignal ?? "SIGTERM",
    isGroupAsked: command.isGroupAsked ?? false,
  };
  runFile.add(reference);
  return { reference, exited: exited.finally(() => runFile.remove(reference)) };
}

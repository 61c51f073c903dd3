import { readLastLines } from "./read-last-lines.mjs";
import { SetupError } from "../setup/setup-error.mjs";

const shownLines = 25;

/**
 * Describes the unexpected exit of a process, with the last lines of its log.
 *
 * @param {string} title
 * @param {import("./spawn-child.mjs").Exit} exit
 * @param {string} logFile
 */
export function describeExit(title, { code, signal }, logFile) {
  const how = signal ? `was killed by ${signal}` : `ended with exit code ${code}`;
  const lines = readLastLines(logFile, shownLines);
  const said = lines ? `Its last lines (all of them: ${logFile}):\n\n${lines}\n` : "It printed nothing.";
  return new SetupError("process-died", `${title} ${how}.`, said);
}

import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** @param {number} pid @returns {string | null} */
function readLinuxIdentity(pid) {
  let stat;
  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // The second field is the program's name in parentheses, which may itself contain blanks and parentheses.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === "Z" || state === "X") return null;
  return `${fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${startTicks}`;
}

/** @param {number} pid @param {string} columns */
function ps(pid, columns) {
  try {
    return execFileSync("ps", ["-o", columns, "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}

/**
 * An identity of a process by its start time, which a later process with the same pid does not share; null when the
 * process does not exist or is a zombie.
 *
 * @param {number} pid
 * @returns {string | null}
 */
export function getProcessIdentity(pid) {
  if (process.platform === "linux") return readLinuxIdentity(pid);
  const [state = "", ...started] = ps(pid, "stat=,lstart=").split(/\s+/);
  return started.length === 0 || state.startsWith("Z") ? null : started.join(" ");
}

/**
 * The command line of a process, with arguments separated by blanks; empty when the process does not exist.
 *
 * @param {number} pid
 */
export function getCommandLine(pid) {
  if (process.platform !== "linux") return ps(pid, "command=");
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}

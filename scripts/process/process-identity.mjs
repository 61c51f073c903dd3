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
  // The second field is the program's name in brackets and may hold blanks and brackets itself.
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
 * When a process started, in a form that no other process with the same pid repeats; null when there is no such
 * process or only its unreaped remains.
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
 * The command line of a process, its arguments separated by blanks; empty when there is no such process.
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

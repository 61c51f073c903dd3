import fs from "node:fs";
import path from "node:path";
import { getCommandLine, getProcessIdentity } from "../process/process-identity.mjs";

/** A pid that no system assigns. */
const deadPid = 2_147_483_646;

/**
 * Resolves the state of a cluster's lock file.
 * - "free": no lock file exists
 * - "held": a Postgres of this folder is running
 * - "stale": the Postgres that wrote it was killed. Postgres detects that only when the pid is unused, not when
 *   another process has it or the killed one is a zombie
 *
 * @param {{ lock: string | null, clusterDir: string, identity: string | null, commandLine: string }} facts lock:
 *   content of postmaster.pid; identity and commandLine: of the process that it names
 */
export function resolveLockState({ lock, clusterDir, identity, commandLine }) {
  if (lock === null) return "free";
  return identity !== null && commandLine.includes(clusterDir) ? "held" : "stale";
}

/**
 * Clears the lock of a killed Postgres. It replaces only the pid, because the rest of the file lets Postgres detect
 * child processes that still use its shared memory.
 *
 * @param {string} clusterDir
 * @returns {number | null} pid of a running Postgres of this folder
 */
export function clearStaleLock(clusterDir) {
  const file = path.join(clusterDir, "postmaster.pid");
  const lock = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  const pid = Number.parseInt(lock ?? "", 10) || deadPid;
  const state = resolveLockState({
    lock,
    clusterDir,
    identity: getProcessIdentity(pid),
    commandLine: getCommandLine(pid),
  });
  if (state === "held") return pid;
  if (lock !== null && state === "stale") fs.writeFileSync(file, lock.replace(/^\s*-?\d+/, String(deadPid)));
  return null;
}

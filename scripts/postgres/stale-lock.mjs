import fs from "node:fs";
import path from "node:path";
import { getCommandLine, getProcessIdentity } from "../process/process-identity.mjs";

/** No system gives this pid to a process. */
const deadPid = 2_147_483_646;

/**
 * Does a Postgres hold this lock file, or may it be taken?
 * - "free": there is no lock file
 * - "held": a Postgres of this very folder runs
 * - "stale": the Postgres that wrote it was killed. Postgres itself only sees that when the pid is unused: not when it
 *   is another process's by now, nor while the killed one is not reaped
 *
 * @param {{ lock: string | null, clusterDir: string, identity: string | null, commandLine: string }} facts
 *   lock: text of postmaster.pid; identity and commandLine: of the process it names
 */
export function resolveLockState({ lock, clusterDir, identity, commandLine }) {
  if (lock === null) return "free";
  return identity !== null && commandLine.includes(clusterDir) ? "held" : "stale";
}

/**
 * Frees the lock of a Postgres that was killed. Only the pid is replaced: the rest of the file lets Postgres see for
 * itself whether processes of the killed one still use its memory.
 *
 * @param {string} clusterDir
 * @returns {number | null} pid of a Postgres that runs in this folder
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

import { setTimeout as wait } from "node:timers/promises";
import { SetupError } from "../setup/setup-error.mjs";
import { getProcessIdentity } from "./process-identity.mjs";

/**
 * A process that was started as leader of its own group.
 *
 * @typedef {object} ProcessReference
 * @property {string} name
 * @property {number} pid
 * @property {string} identity see getProcessIdentity
 * @property {NodeJS.Signals} stopSignal the signal that asks it to end in good order
 */

const pollMs = 20;

/**
 * Is it still the process that was meant, and not a stranger with the same pid?
 *
 * @param {Pick<ProcessReference, "pid" | "identity">} reference
 */
export const isAlive = ({ pid, identity }) => getProcessIdentity(pid) === identity;

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/** @param {ProcessReference} reference @param {number} ms */
async function waitForEnd(reference, ms) {
  for (const until = Date.now() + ms; Date.now() < until; await wait(pollMs)) {
    if (!isAlive(reference)) return true;
  }
  return !isAlive(reference);
}

/**
 * Asks a process to end and kills its whole group when it has not after `graceMs`. Strangers are never signalled.
 *
 * @param {ProcessReference} reference
 * @param {{ graceMs: number }} options
 * @throws {SetupError} foreign-process when it belongs to another user
 */
export async function stopProcess(reference, { graceMs }) {
  if (!isAlive(reference)) return;
  try {
    // Only the leader is asked: Postgres, npm's runners and watchers end their children in their own order.
    process.kill(reference.pid, reference.stopSignal);
    await waitForEnd(reference, graceMs);
    signalGroup(reference.pid, "SIGKILL");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ESRCH") return;
    if (code !== "EPERM") throw error;
    throw new SetupError(
      "foreign-process",
      `${reference.name} (process ${reference.pid}) of a former run belongs to another user.`,
      "Stop it as that user, or go on as that user.",
    );
  }
  await waitForEnd(reference, 2000);
}

import { setTimeout as wait } from "node:timers/promises";
import { SetupError } from "../setup/setup-error.mjs";
import { getProcessIdentity } from "./process-identity.mjs";

/**
 * A process that leads its own process group.
 *
 * @typedef {object} ProcessReference
 * @property {string} name
 * @property {number} pid
 * @property {string} identity see getProcessIdentity
 * @property {NodeJS.Signals} stopSignal the signal for a clean exit
 * @property {boolean} [isGroupAsked] signals the whole group, like Ctrl-C in a terminal, and waits for all of it: npx
 *   forwards no signals, and Turbo has to stop its tasks, which have groups of their own
 */

const pollMs = 20;

/**
 * Tells whether a process still runs, rather than another one that has reused its pid.
 *
 * @param {Pick<ProcessReference, "pid" | "identity">} reference
 */
export const isAlive = ({ pid, identity }) => getProcessIdentity(pid) === identity;

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether the process group exists */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
    return false;
  }
}

/** @param {() => boolean} isThere @param {number} ms */
async function waitWhile(isThere, ms) {
  for (const until = Date.now() + ms; isThere() && Date.now() < until;) await wait(pollMs);
}

/**
 * Signals a process to exit and kills its whole group after `graceMs`. Never signals a process that has reused the
 * pid.
 *
 * @param {ProcessReference} reference
 * @param {{ graceMs: number }} options
 * @throws {SetupError} foreign-process when it belongs to another user
 */
export async function stopProcess(reference, { graceMs }) {
  if (!isAlive(reference)) return;
  const { pid, stopSignal, isGroupAsked = false } = reference;
  const isThere = isGroupAsked ? () => signalGroup(pid, 0) : () => isAlive(reference);
  try {
    // Otherwise only the leader is signalled: Postgres and watchers stop their children in order.
    process.kill(isGroupAsked ? -pid : pid, stopSignal);
    await waitWhile(isThere, graceMs);
    signalGroup(pid, "SIGKILL");
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
  await waitWhile(isThere, 2000);
}

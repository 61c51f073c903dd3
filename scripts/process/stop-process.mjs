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
 * @property {boolean} [isGroupAsked] its whole group gets that signal, as by Ctrl-C in a terminal, and is waited for: npx
 *   passes nothing on, and Turbo has to stop its tasks, which have groups of their own
 */

const pollMs = 20;

/**
 * Is it still the process that was meant, and not a stranger with the same pid?
 *
 * @param {Pick<ProcessReference, "pid" | "identity">} reference
 */
export const isAlive = ({ pid, identity }) => getProcessIdentity(pid) === identity;

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether the group was there */
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
 * Asks a process to end and kills its whole group when it has not after `graceMs`. Strangers are never signalled.
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
    // Else only the leader is asked: Postgres and watchers end their children in their own order.
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

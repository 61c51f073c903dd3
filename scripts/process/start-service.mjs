import { setTimeout as wait } from "node:timers/promises";
import { SetupError } from "../setup/setup-error.mjs";
import { describeExit } from "./describe-exit.mjs";
import { readLastLines } from "./read-last-lines.mjs";
import { spawnChild } from "./spawn-child.mjs";

/**
 * A long-running process of the shop.
 *
 * @typedef {import("./spawn-child.mjs").Command & { title: string, isReady: () => Promise<boolean>, readyWithinMs:
 *   number, }} Service
 * @typedef {object} RunningService
 * @property {string} name
 * @property {string} title
 * @property {Promise<void>} ready rejects with a SetupError when the process ends or times out before it is ready
 * @property {Promise<SetupError>} died the reason of its exit
 */

const pollMs = 50;

/**
 * @param {Service} service
 * @param {import("./run-file.mjs").RunFile} runFile
 * @returns {RunningService}
 */
export function startService(service, runFile) {
  const { exited } = spawnChild(service, runFile);
  const died = exited.then((exit) => describeExit(service.title, exit, service.logFile));

  const waitUntilReady = async () => {
    for (const until = Date.now() + service.readyWithinMs; Date.now() < until; await wait(pollMs)) {
      if (await service.isReady()) return;
    }
    throw new SetupError(
      "process-late",
      `${service.title} did not get ready within ${service.readyWithinMs / 1000} seconds.`,
      `Its last lines (all of them: ${service.logFile}):\n\n${readLastLines(service.logFile, 25)}\n`,
    );
  };
  const ready = Promise.race([
    waitUntilReady(),
    died.then((failure) => {
      throw failure;
    }),
  ]);
  // A caller that awaits `ready` still gets the failure. Without this handler, stopping the stack would cause an
  // unhandled rejection when no caller awaits it.
  ready.catch(() => {});
  return {
    name: service.name,
    title: service.title,
    ready,
    died,
  };
}

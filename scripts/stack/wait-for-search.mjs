import { setTimeout as wait } from "node:timers/promises";

const pollMs = 200;
const givenUpAfterMs = 60_000;

/** @typedef {{ status: "off" | "behind" | "current" | "following" }} SearchState */

/** @param {string} url @param {Record<string, string>} headers */
async function readStatus(url, headers) {
  const response = await fetch(url, { headers });
  if (!response.ok) return null;
  return /** @type {SearchState} */ (await response.json()).status;
}

/**
 * Waits until the BFF has filled the search service. The shop works without search, so a service that does not answer
 * only costs the wait.
 *
 * @param {Pick<import("./environments.mjs").StackSettings, "ports" | "secrets">} settings
 * @param {number} [withinMs]
 * @returns {Promise<boolean>} false after the timeout
 */
export async function waitForSearch({ ports, secrets }, withinMs = givenUpAfterMs) {
  const url = `http://127.0.0.1:${ports.bff}/internal/search`;
  const headers = { "x-internal-token": secrets.internalToken };
  const until = Date.now() + withinMs;
  for (;;) {
    const status = await readStatus(url, headers).catch(() => null);
    if (status !== null && status !== "behind") return true;
    if (Date.now() >= until) return false;
    await wait(pollMs);
  }
}

/**
 * Shows how long filling the search service takes, or that it failed.
 *
 * @param {import("./start-stack.mjs").Stack} stack
 * @param {import("../setup/progress.mjs").Progress} progress
 */
export async function showSearchFilling({ searchFilled }, progress) {
  try {
    await progress.step("Filling the search service", async () => {
      if (!(await searchFilled)) throw new Error("The search service is not filled");
    });
  } catch {
    progress.note("Search finds nothing yet: its service did not answer. The shop sells all the same.");
  }
}

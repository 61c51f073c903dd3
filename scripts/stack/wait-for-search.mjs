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
 * Waits until the search service holds what the shop sells, which the BFF sees to. A shop without search sells all the
 * same, so a service that does not answer only costs the wait.
 *
 * @param {import("./environments.mjs").StackSettings} settings
 */
export async function waitForSearch({ ports, secrets }) {
  const url = `http://127.0.0.1:${ports.bff}/internal/search`;
  const headers = { "x-internal-token": secrets.internalToken };
  for (const until = Date.now() + givenUpAfterMs; Date.now() < until; await wait(pollMs)) {
    const status = await readStatus(url, headers).catch(() => null);
    if (status !== null && status !== "behind") return;
  }
}

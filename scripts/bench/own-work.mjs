import { z } from "zod";

/**
 * @typedef {object} TraceEvent the read fields of an event in Chromium's trace
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts microseconds
 * @property {number} [tdur] microseconds that the thread ran, without its waiting for a processor
 */

const slowdown = 4;
const longTaskMs = 50;

/**
 * Calculates the page's own share of the time that Lighthouse calls blocked: for each task of the page's thread, its
 * processor time, slowed as Lighthouse slows it, beyond 50 ms. Lighthouse's figure also counts the time that a task
 * waits for a processor, which dominates on a machine with few processors.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {number | null} milliseconds from the first paint on; null when the trace has none
 */
export function readOwnBlocking(events) {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) return null;
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === "X" && name.endsWith("RunTask") && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  const beyond = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTaskMs));
  return beyond.reduce((sum, ms) => sum + ms, 0);
}

const requestsSchema = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
});

/**
 * Lists the URLs of the shop's own JavaScript that a browser fetched until it was idle, each once.
 *
 * @param {unknown} details of Lighthouse's audit that lists the requests of a page
 * @param {string} shopUrl
 * @returns {string[]}
 * @throws {Error} when there is no script: the browser opened no page of the shop, and its size of 0 would look good
 */
export function readOwnScripts(details, shopUrl) {
  const { items } = requestsSchema.parse(details);
  const { origin } = new URL(shopUrl);
  const own = items.filter(({ url, resourceType }) => resourceType === "Script" && isFrom(origin, url));
  if (own.length === 0) throw new Error(`The browser fetched no JavaScript from ${origin}`);
  return [...new Set(own.map(({ url }) => url))];
}

/** @param {string} origin @param {string} url */
const isFrom = (origin, url) => URL.canParse(url) && new URL(url).origin === origin;

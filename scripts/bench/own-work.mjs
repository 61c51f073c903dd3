import { z } from "zod";

/**
 * @typedef {object} TraceEvent of Chromium, as far as it is read here
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts microseconds
 * @property {number} [tdur] microseconds that the thread ran, without those that it waited for a processor
 */

const slowdown = 4;
const longTaskMs = 50;

/**
 * How long the tasks of a page's thread would have kept it from answering if none had waited for a processor: what each
 * of them, slowed as Lighthouse slows it, has beyond 50 ms. It tells the page's own share of the time that Lighthouse
 * calls blocked, which on a machine with few processors is mostly the machine's.
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
 * The addresses of the shop's own JavaScript that a browser fetched until it was idle, each once.
 *
 * @param {unknown} details of Lighthouse's audit that lists the requests of a page
 * @param {string} shopUrl
 * @returns {string[]}
 * @throws {Error} when there is none: that was no page of the shop, and its size would pass for a small one
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

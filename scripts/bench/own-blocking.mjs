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

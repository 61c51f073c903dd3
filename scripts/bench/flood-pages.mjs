import autocannon from "autocannon";
import { round } from "./show-figures.mjs";
import { startBeside } from "./start-beside.mjs";

const seconds = 8;
const connections = 200;
const aimOfCachedMs = 500;
const aimOfMemoryMb = 512;

/**
 * Floods a storefront from one client with URLs that are in no cache, and measures how long a visitor meanwhile waits
 * for a cached page: once with only the bound on concurrent renderings, and once with the default rate limit per
 * client.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function floodPages({ urls }) {
  const unlimited = await flood(urls.bff, { RENDERS_PER_MINUTE: "100000000" });
  const limited = await flood(urls.bff, { RENDERS_PER_MINUTE: "300" });
  return [
    {
      name: `cached page, 99th percentile, beside ${connections} connections that ask for new pages`,
      value: `${round(unlimited.cachedMs)} ms (${unlimited.statuses})`,
      aim: `≤ ${aimOfCachedMs} ms`,
      reached: unlimited.cachedMs <= aimOfCachedMs,
    },
    {
      name: "the same when the client has its limit",
      value: `${round(limited.cachedMs)} ms (${limited.statuses})`,
      aim: `≤ ${aimOfCachedMs} ms`,
      reached: limited.cachedMs <= aimOfCachedMs,
    },
    {
      name: "memory of the storefront after the flood",
      value: `${round(unlimited.memoryMb)} MB`,
      aim: `≤ ${aimOfMemoryMb} MB`,
      reached: unlimited.memoryMb <= aimOfMemoryMb,
    },
  ];
}

/** @param {string} bffUrl @param {NodeJS.ProcessEnv} env */
async function flood(bffUrl, env) {
  const server = await startBeside("storefront", { BFF_URL: bffUrl, ...env });
  try {
    const cached = `${server.url}/faq`;
    await (await fetch(cached)).text();
    let asked = 0;
    /** @type {Map<number, number>} */
    const statuses = new Map();
    const flooding = autocannon({
      url: server.url,
      connections,
      duration: seconds,
      requests: [
        {
          setupRequest: (request) => ({ ...request, path: `/search?query=flood-${asked++}` }),
          onResponse: (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
        },
      ],
    });
    const times = await readFor(cached, seconds);
    await flooding;
    const sorted = times.toSorted((a, b) => a - b);
    return {
      cachedMs: sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY,
      statuses: [...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
      memoryMb: server.memoryMb() ?? 0,
    };
  } finally {
    server.stop();
  }
}

/**
 * Reads a page repeatedly. Returns the duration of each read in milliseconds.
 *
 * @param {string} url
 * @param {number} duration in seconds
 */
async function readFor(url, duration) {
  const times = [];
  const endAt = performance.now() + duration * 1000;
  for (let now = performance.now(); now < endAt; now = performance.now()) {
    const reply = await fetch(url);
    await reply.text();
    if (reply.status !== 200) throw new Error(`a cached page answered ${reply.status} during the flood`);
    times.push(performance.now() - now);
  }
  return times;
}

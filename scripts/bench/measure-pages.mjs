import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { rootDir } from "../setup/paths.mjs";
import { readFirstProduct } from "./first-product.mjs";
import { load } from "./load.mjs";
import { round } from "./show-figures.mjs";
import { startBeside, unlimited } from "./start-beside.mjs";

const aimOfRendered = 120;
const aimOfCached = 5000;
const aimOfFirstVisitMs = 100;
/** A quiet time longer than any cache of the shop keeps an entry, so that it has the effect of a quiet hour. */
const quietMs = 65_000;
const warmUpVisits = 30;

/** @typedef {{ name: string, path: string, aimOfKb: number }} Page */
/** @typedef {import("./show-figures.mjs").Figure} Figure */

/**
 * Measures the pages that the storefront serves in a second of processor time (rendered, from the cache, and compared
 * with plain React), the time that the first visitor waits after a quiet hour, and the size of the HTML. Rates count
 * processor time, since other programs may share the core.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<Figure[]>}
 */
export async function measurePages(stack) {
  const { urls } = stack;
  const { product, variation } = await readFirstProduct(urls.api);
  /** @type {Page[]} */
  const pages = [
    { name: "home", path: "/", aimOfKb: 70 },
    { name: "listing", path: "/shop", aimOfKb: 60 },
    { name: "product", path: `/product/${product.slug}/${variation.slug}`, aimOfKb: 60 },
  ];
  const figures = [];
  for (const page of pages) {
    const html = await (await fetch(`${urls.shop}${page.path}`)).text();
    const rendered = await measureRate(urls.bff, page.path, { HTML_CACHE: "off" });
    const cached = await measureRate(urls.bff, page.path, { HTML_CACHE: "on" });
    figures.push(...toFigures(page, { html, rendered, cached, plain: measurePlainReact(html) }));
  }
  for (const page of pages) figures.push(await measureFirstVisit(stack, page));
  return figures;
}

/** Measures the pages for each second of processor time. @param {string} bffUrl @param {string} path @param {NodeJS.ProcessEnv} env */
async function measureRate(bffUrl, path, env) {
  const server = await startBeside("storefront", { BFF_URL: bffUrl, ...unlimited, ...env });
  try {
    await load(`${server.url}${path}`, { seconds: 3 });
    const before = server.cpuSeconds();
    const { answered, failed, perSecond } = await load(`${server.url}${path}`, { seconds: 8 });
    const after = server.cpuSeconds();
    if (failed > 0) throw new Error(`${failed} pages failed`);
    return before === null || after === null ? perSecond : answered / (after - before);
  } finally {
    server.stop();
  }
}

/** Measures the upper limit: pages a second of plain React with as many elements and as much text. @param {string} html */
function measurePlainReact(html) {
  const shown = html.replaceAll(/<script[^]*?<\/script>/g, "");
  const elements = [...shown.matchAll(/<[a-z]/g)].length;
  const characters = shown.replaceAll(/<[^>]*>/g, "").length;
  const script = join(rootDir, "scripts/bench/plain-react.mjs");
  const { stdout } = spawnSync(process.execPath, [script, String(elements), String(characters)], {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  return Number(stdout);
}

/**
 * @param {Page} page
 * @param {{ html: string, rendered: number, cached: number, plain: number }} measured
 * @returns {Figure[]}
 */
function toFigures({ name, aimOfKb }, { html, rendered, cached, plain }) {
  const kilobytes = Buffer.byteLength(html) / 1000;
  return [
    {
      name: `${name}: pages a second of processor time, not cached`,
      value: `${round(rendered)}/s (plain React of this size: ${round(plain)}/s, ${round(plain / rendered, 1)} × as many)`,
      aim: `≥ ${aimOfRendered}/s`,
      reached: rendered >= aimOfRendered,
    },
    {
      name: `${name}: from the cache`,
      value: `${round(cached)}/s`,
      aim: `≥ ${round(aimOfCached)}/s`,
      reached: cached >= aimOfCached,
    },
    {
      name: `${name}: HTML, not compressed`,
      value: `${round(kilobytes, 1)} kB`,
      aim: `≤ ${aimOfKb} kB`,
      reached: kilobytes <= aimOfKb,
    },
  ];
}

/**
 * Measures how long a visitor waits for a page after a time without visits in which all cached values have expired.
 * Each page has its own BFF and storefront, whose code has run before.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {Page} page
 * @returns {Promise<Figure>}
 */
async function measureFirstVisit({ urls, internalToken }, { name, path }) {
  const bff = await startBeside("bff", { MEDUSA_URL: urls.medusa, INTERNAL_TOKEN: internalToken });
  const storefront = await startBeside("storefront", { BFF_URL: bff.url, HTML_CACHE: "off", ...unlimited });
  const visit = async () => {
    const since = performance.now();
    const reply = await fetch(`${storefront.url}${path}`, { headers: { "accept-encoding": "br" } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.status} from ${path}`);
    return performance.now() - since;
  };
  const cpuMs = () => 1000 * ((bff.cpuSeconds() ?? Number.NaN) + (storefront.cpuSeconds() ?? Number.NaN));
  try {
    for (let turn = 0; turn < warmUpVisits; turn++) await visit();
    await wait(quietMs);
    const before = cpuMs();
    const ms = await visit();
    return {
      name: `${name}: a first visitor after a quiet hour waits`,
      value: `${round(ms)} ms (of processor time: ${round(cpuMs() - before)} ms)`,
      aim: `≤ ${aimOfFirstVisitMs} ms`,
      reached: ms <= aimOfFirstVisitMs,
    };
  } finally {
    storefront.stop();
    bff.stop();
  }
}

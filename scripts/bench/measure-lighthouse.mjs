import { readArticles } from "@spolverk/content";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../gates/find-browser.mjs";
import { gzipSync } from "node:zlib";
import { readFirstProduct } from "./first-product.mjs";
import { readOwnBlocking, readOwnScripts } from "./own-work.mjs";
import { median, round } from "./show-figures.mjs";

const aimOfPerformance = 95;
const aimOfOthers = 100;
const aimOfJavaScriptKb = 150;
const runsOfPage = 5;

/**
 * @typedef {object} Opinion Lighthouse's result for one page
 * @property {Record<string, number>} scores 0 to 100 by category
 * @property {string} times the parts of the performance score, the page's own share of the blocked time, and
 *   Lighthouse's index of the machine's speed: its slowdown to a quarter is meant for an index of at least 1,000
 * @property {string[]} faults audits that cost points, except those of the performance category
 * @property {string[]} scripts addresses of the shop's JavaScript that the browser fetched until it was idle
 */

/** Lighthouse's error code when the browser lost the start of a recording; that browser then keeps failing. */
const recordingFailed = "NO_NAVSTART";
const browsersAtMost = 3;

/** Runs Lighthouse with one browser for all pages, which is replaced when it no longer records. */
function createLighthouse() {
  const isRoot = process.getuid?.() === 0;
  /** @type {Awaited<ReturnType<typeof launch>> | null} */
  let browser = null;
  const end = () => {
    browser?.kill();
    browser = null;
  };
  /** @param {string} url */
  const run = async (url) => {
    browser ??= await launch({
      chromePath: findBrowser(process.env),
      // Chromium's sandbox needs a user other than root.
      chromeFlags: ["--headless=new", ...(isRoot ? ["--no-sandbox"] : [])],
      logLevel: "error",
    });
    // Lighthouse's defaults simulate a mid-range phone on a slow mobile network.
    return lighthouse(url, { port: browser.port, output: "json", logLevel: "error" });
  };
  return {
    end,
    /** @param {string} url @returns {Promise<Opinion>} */
    ask: async (url) => {
      let result = await run(url);
      const hasFailed = () => result?.lhr.runtimeError?.code === recordingFailed;
      for (let tried = 1; tried < browsersAtMost && hasFailed(); tried++) {
        end();
        result = await run(url);
      }
      if (!result || result.lhr.runtimeError) {
        throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
      }
      const { finalDisplayedUrl } = result.lhr;
      if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
      return toOpinion(result);
    },
  };
}

/** @param {import("lighthouse").RunnerResult} result @returns {Opinion} */
function toOpinion({ lhr, artifacts }) {
  const { audits, categories, environment } = lhr;
  const own = readOwnBlocking(artifacts.Trace.traceEvents);
  const shown = (/** @type {string} */ id) => (audits[id]?.displayValue ?? "").replaceAll(/\s/g, " ");
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    times: [
      `LCP ${shown("largest-contentful-paint")}`,
      `blocked ${shown("total-blocking-time")}`,
      `of its own ${own === null ? "unknown" : `${Math.round(own)} ms`}`,
      `shift ${shown("cumulative-layout-shift")}`,
      `machine ${round(environment.benchmarkIndex)}`,
    ].join(", "),
    faults: Object.values(categories)
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    scripts: readOwnScripts(audits["network-requests"]?.details, lhr.finalDisplayedUrl),
  };
}

/**
 * Weighs the shop's own JavaScript of a visit, each file gzipped at the highest level.
 *
 * @param {string} name of the page
 * @param {readonly string[]} scripts
 * @returns {Promise<import("./show-figures.mjs").Figure>}
 */
async function toScriptFigure(name, scripts) {
  const sizes = await Promise.all(
    scripts.map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return gzipSync(await response.arrayBuffer(), { level: 9 }).length;
    }),
  );
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return {
    name: `JavaScript of a first visit until idle, ${name} (${scripts.length} files)`,
    value: `${round(kilobytes, 1)} kB`,
    aim: `≤ ${aimOfJavaScriptKb} kB gzip`,
    reached: kilobytes <= aimOfJavaScriptKb,
  };
}

/** @param {string} name @param {readonly Opinion[]} opinions @returns {import("./show-figures.mjs").Figure[]} */
function toFigures(name, opinions) {
  const scoresOf = (/** @type {string} */ category) => opinions.map(({ scores }) => scores[category] ?? 0);
  const speed = median(scoresOf("performance"));
  const typical = opinions.find(({ scores }) => scores["performance"] === speed);
  const others = ["accessibility", "best-practices", "seo"].map((category) =>
    Math.min(...scoresOf(category)),
  );
  const faults = [...new Set(opinions.flatMap((opinion) => opinion.faults))];
  return [
    {
      name: `Lighthouse, ${name}: performance on a phone`,
      value: `${speed} (${typical?.times})`,
      aim: `≥ ${aimOfPerformance}`,
      reached: speed >= aimOfPerformance,
    },
    {
      name: `Lighthouse, ${name}: accessibility, best practices, SEO`,
      value: [others.join(", "), ...faults].join(" "),
      aim: `${aimOfOthers} each`,
      reached: others.every((score) => score >= aimOfOthers),
    },
  ];
}

/**
 * Measures four kinds of page with Lighthouse on a phone. Performance is the median of five runs, since other work on
 * the machine lowers it; every other category is the worst run. No audit is left out, but the audits of https always
 * pass on localhost and say nothing about a real host.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureLighthouse({ urls }) {
  const { product, variation } = await readFirstProduct(urls.api);
  const pages = {
    home: "/",
    shop: "/shop",
    product: `/product/${product.slug}/${variation.slug}`,
    article: `/knowledge/articles/${readArticles()[0]?.slug}`,
  };
  const { ask, end } = createLighthouse();
  try {
    const figures = [];
    for (const [name, path] of Object.entries(pages)) {
      const opinions = [];
      for (let run = 0; run < runsOfPage; run++) {
        opinions.push(await ask(`${urls.shop}${path}`));
      }
      figures.push(...toFigures(name, opinions));
      figures.push(await toScriptFigure(name, opinions[0]?.scripts ?? []));
    }
    return figures;
  } finally {
    end();
  }
}

import { readFirstProduct } from "./first-product.mjs";
import { load } from "./load.mjs";
import { round } from "./show-figures.mjs";
import { startBeside } from "./start-beside.mjs";

const aimOfCached = 5000;
const aimOfListingKb = 90;

/**
 * Server-rendered pages for each second of a core's time, from the cache and without it, and the size of the listing's
 * HTML. Counted by the time the server had the core, which others may be using too.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measurePages({ urls }) {
  const { product, variation } = await readFirstProduct(urls.api);
  const pages = [
    { name: "product", path: `/product/${product.slug}/${variation.slug}`, aim: 150 },
    { name: "home", path: "/", aim: 150 },
    { name: "listing", path: "/shop", aim: 100 },
  ];
  const rate = async (/** @type {string} */ path, /** @type {NodeJS.ProcessEnv} */ env) => {
    // All pages are asked for by one client, whom the limit would refuse.
    const unlimited = { BFF_URL: urls.bff, RENDERS_PER_MINUTE: "100000000" };
    const server = await startBeside("storefront", { ...unlimited, ...env });
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
  };
  const figures = [];
  for (const { name, path, aim } of pages) {
    const uncached = await rate(path, { HTML_CACHE: "off" });
    figures.push({
      name: `${name} page rendered on one core`,
      value: `${round(uncached)}/s`,
      aim: `≥ ${aim}/s`,
      reached: uncached >= aim,
    });
  }
  const cached = await rate(pages[0]?.path ?? "/", { HTML_CACHE: "on" });
  const listing = await (await fetch(`${urls.shop}/shop`)).arrayBuffer();
  const kilobytes = listing.byteLength / 1000;
  return [
    ...figures,
    {
      name: "product page from the cache on one core",
      value: `${round(cached)}/s`,
      aim: `≥ ${round(aimOfCached)}/s`,
      reached: cached >= aimOfCached,
    },
    {
      name: "HTML of the listing, not compressed",
      value: `${round(kilobytes, 1)} kB`,
      aim: `≤ ${aimOfListingKb} kB`,
      reached: kilobytes <= aimOfListingKb,
    },
  ];
}

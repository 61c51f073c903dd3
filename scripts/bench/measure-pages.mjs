import { readFirstProduct } from "./first-product.mjs";
import { measureInitialJavaScript } from "./gzip-size.mjs";
import { load } from "./load.mjs";
import { round } from "./show-figures.mjs";
import { startBeside } from "./start-beside.mjs";

const aimOfUncached = 150;
const aimOfCached = 3000;
const aimOfJavaScriptKb = 150;

/**
 * Server-rendered product pages for each second of a core's time, from the cache and without it, and the JavaScript
 * such a page loads. Counted by the time the server had the core, which others may be using too.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measurePages({ urls }) {
  const { product, variation } = await readFirstProduct(urls.api);
  const path = `/product/${product.slug}/${variation.slug}`;
  const rate = async (/** @type {NodeJS.ProcessEnv} */ env) => {
    const server = await startBeside("storefront", { BFF_URL: urls.bff, ...env });
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
  const uncached = await rate({ HTML_CACHE: "off" });
  const cached = await rate({ HTML_CACHE: "on" });
  const { bytes, files } = await measureInitialJavaScript(`${urls.shop}${path}`);
  const kilobytes = bytes / 1000;
  return [
    {
      name: "product page rendered on one core",
      value: `${round(uncached)}/s`,
      aim: `≥ ${aimOfUncached}/s`,
      reached: uncached >= aimOfUncached,
    },
    {
      name: "product page from the cache on one core",
      value: `${round(cached)}/s`,
      aim: `≥ ${round(aimOfCached)}/s`,
      reached: cached >= aimOfCached,
    },
    {
      name: `initial JavaScript of the product page (${files} files)`,
      value: `${round(kilobytes, 1)} kB`,
      aim: `≤ ${aimOfJavaScriptKb} kB gzip`,
      reached: kilobytes <= aimOfJavaScriptKb,
    },
  ];
}

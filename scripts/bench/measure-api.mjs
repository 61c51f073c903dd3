import { readFirstProduct } from "./first-product.mjs";
import { load } from "./load.mjs";
import { round } from "./show-figures.mjs";
import { startBeside } from "./start-beside.mjs";
import { openStoreApi } from "./store-api.mjs";

const aimOfCachedReads = 20;
const aimOfOverheadMs = 5;

/** @param {string} url @param {Record<string, string>} [headers] @returns {Promise<number>} milliseconds */
async function time(url, headers = {}) {
  const since = performance.now();
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${reply.status} from ${url}`);
  return performance.now() - since;
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/**
 * Measures how many cached reads the BFF serves in the time of one read of Medusa's Store API, and the time that the
 * BFF adds to an uncached read.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureApi(stack) {
  const { urls, internalToken } = stack;
  const store = await openStoreApi(stack);
  const listing = `${urls.api}/catalog/products?language=sv&pageSize=24`;
  const { product, variation } = await readFirstProduct(urls.api);
  const variationPath = `/api/catalog/variations/${variation.id}?language=sv`;

  const ratio = async (
    /** @type {string} */ name,
    /** @type {string} */ ours,
    /** @type {string} */ theirs,
  ) => {
    const bff = await load(ours);
    const medusa = await load(theirs, { headers: store.headers });
    if (bff.failed + medusa.failed > 0)
      throw new Error(`${name}: ${bff.failed} and ${medusa.failed} calls failed`);
    const times = bff.perSecond / medusa.perSecond;
    const value = `${round(times)} × (${round(bff.perSecond)}/s : ${round(medusa.perSecond)}/s)`;
    return { name, value, aim: `≥ ${aimOfCachedReads} ×`, reached: times >= aimOfCachedReads };
  };
  const cached = [
    await ratio(
      "cached variation : Medusa Store API product",
      `${urls.bff}${variationPath}`,
      store.productUrl(product.id),
    ),
    await ratio("cached listing : Medusa Store API list", listing, store.listUrl),
  ];

  const uncached = await startBeside("bff", {
    MEDUSA_URL: urls.medusa,
    INTERNAL_TOKEN: internalToken,
    CATALOGUE_FRESH_MS: "0",
    CATALOGUE_STALE_MS: "0",
  });
  const behind = `${urls.medusa}/internal/products?variant=${variation.id}`;
  /** @type {number[]} */
  const through = [];
  /** @type {number[]} */
  const direct = [];
  try {
    for (let turn = 0; turn < 220; turn++) {
      const a = await time(`${uncached.url}${variationPath}`);
      const b = await time(behind, { "x-internal-token": internalToken });
      if (turn < 20) continue;
      through.push(a);
      direct.push(b);
    }
  } finally {
    uncached.stop();
  }
  const overhead = quantile(through, 0.95) - quantile(direct, 0.95);
  const value = `${round(overhead, 1)} ms (${round(quantile(through, 0.5), 1)} : ${round(quantile(direct, 0.5), 1)} ms median)`;
  const name = "uncached variation, added at p95";
  return [...cached, { name, value, aim: `< ${aimOfOverheadMs} ms`, reached: overhead < aimOfOverheadMs }];
}

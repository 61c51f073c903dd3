import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readFirstProduct } from "./first-product.mjs";
import { growCatalogue, shrinkCatalogue } from "./grow-catalogue.mjs";
import { inDatabase } from "./in-database.mjs";
import { readJson } from "./read-json.mjs";
import { median, round } from "./show-figures.mjs";
import { startBeside, unlimited } from "./start-beside.mjs";
import { startRecordStore } from "./start-record-store.mjs";
import { signIn } from "./store-api.mjs";

/** How often the catalogue holds each seeded product: about 350, 3,500 and 35,000 variations. */
const sizes = [1, 9, 86];
const timedChanges = 10;
const countedChanges = 30;
const aimOfPageMs = 2000;
const aimOfSearchMs = 3000;
const aimOfCheckoutMs = 500;
const aimOfGrowth = 1.5;
const idleMs = 20_000;
const betweenChangesMs = 1000;
/** Interval of polling: short enough to tell one second from two, long enough to cost little beside a change. */
const askEveryMs = 50;
const givenUpAfterMs = 60_000;
const filledWithinMs = 900_000;

const variant = z.object({
  variant: z.object({
    sku: z.string(),
    prices: z.array(z.object({ id: z.string(), currency_code: z.string(), amount: z.number() })),
  }),
});
const checkout = z.object({ lines: z.array(z.object({ unitPrice: z.number() })).length(1) });
const searchStatus = z.object({ status: z.string() });

/** @template T @param {() => Promise<T | null>} find @param {number} [withinMs] */
async function until(find, withinMs = givenUpAfterMs) {
  for (const end = performance.now() + withinMs; performance.now() < end; await wait(askEveryMs)) {
    const found = await find();
    if (found !== null) return found;
  }
  throw new Error(`What the bench waits for did not happen within ${withinMs / 1000} s`);
}

/** @param {string} databaseUrl @param {string} sql @returns {Promise<Record<string, unknown>[]>} */
const query = (databaseUrl, sql) =>
  inDatabase(databaseUrl, async (client) => (await client.query(sql)).rows, { after: null });

/**
 * Measures how long a saved price takes to reach a page, the search and the checkout, and the processor time that it
 * costs a BFF. Runs in a catalogue of the seed's size and of ten and a hundred times that size, both at rest and while
 * the shop compares the whole catalogue and the whole index.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureChanges(stack) {
  const { databaseUrl } = stack;
  if (databaseUrl === null) throw new Error("The catalogue to be measured has no database of its own");
  // An earlier run that was killed may have left its copies.
  await shrinkCatalogue(databaseUrl);
  try {
    const figures = [];
    /** @type {number | null} */
    let firstCost = null;
    for (const [index, size] of sizes.entries()) {
      await growCatalogue(databaseUrl, sizes[index - 1] ?? 1, size);
      const [row] = await query(
        databaseUrl,
        `select count(*)::int as count from product_variant where deleted_at is null`,
      );
      const measured = await measureSize(stack, databaseUrl);
      firstCost ??= measured.cost;
      figures.push(...toFigures(Number(row?.["count"]), measured, firstCost));
    }
    return figures;
  } finally {
    await shrinkCatalogue(databaseUrl);
  }
}

/** @typedef {{ page: number[], search: number[], checkout: number[] }} Delays */

/**
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @param {string} databaseUrl
 */
async function measureSize({ urls, internalToken, ...stack }, databaseUrl) {
  const authorization = await signIn({ urls, internalToken, ...stack });
  const store = await startRecordStore();
  const since = performance.now();
  const access = { MEDUSA_URL: urls.medusa, INTERNAL_TOKEN: internalToken };
  const bff = await startBeside("bff", { ...access, ...store.env, ...unlimited });
  const storefront = await startBeside("storefront", { BFF_URL: bff.url, ...unlimited });
  const isCurrent = async () => {
    const headers = { "x-internal-token": internalToken };
    const { status } = await readJson(`${bff.url}/internal/search`, searchStatus, { headers });
    return status === "current" ? true : null;
  };
  try {
    const { product, variation } = await readFirstProduct(`${bff.url}/api`);
    const readMs = performance.now() - since;
    await until(isCurrent, filledWithinMs);
    const filledMs = performance.now() - since;
    const shop = await openShopOf({ urls, authorization, bff, storefront, store, product, variation });
    const atRest = await shop.timeChanges(async () => true);
    const idleShare = await measureIdle(bff);
    const cost = await measureCost(bff, shop.save, idleShare);
    await query(databaseUrl, `insert into catalogue_change (product_id) values ('*')`);
    const comparedSince = performance.now();
    await wait(1500);
    const compared = await shop.timeChanges(async () => (await isCurrent()) === null);
    await until(isCurrent, filledWithinMs);
    const comparedMs = performance.now() - comparedSince;
    return { readMs, filledMs, atRest, compared, comparedMs, cost, memoryMb: bff.memoryMb() ?? Number.NaN };
  } finally {
    storefront.stop();
    bff.stop();
    store.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof startBeside>>} Beside */

/**
 * Opens a variation whose price is saved as the admin saves it, and read from each place that it has to reach.
 *
 * @param {{
 *   urls: import("../stack/start-stack.mjs").Stack["urls"],
 *   authorization: Record<string, string>,
 *   bff: Beside,
 *   storefront: Beside,
 *   store: Awaited<ReturnType<typeof startRecordStore>>,
 *   product: { id: string, slug: string },
 *   variation: { id: string, slug: string },
 * }} parts
 */
async function openShopOf({ urls, authorization, bff, storefront, store, product, variation }) {
  const path = `${urls.medusa}/admin/products/${product.id}/variants/${variation.id}`;
  const headers = { ...authorization, "content-type": "application/json" };
  const found = await readJson(`${path}?fields=sku,*prices`, variant, { headers });
  const { sku, prices } = found.variant;
  let added = 0;
  const save = async () => {
    added += 1;
    const changed = prices.map(({ id, currency_code, amount }) => ({
      id,
      currency_code,
      amount: amount + added,
    }));
    await readJson(path, z.unknown(), { method: "POST", headers, body: JSON.stringify({ prices: changed }) });
  };
  const readers = {
    page: async () => {
      const page = await fetch(`${storefront.url}/product/${product.slug}/${variation.slug}`);
      return /"price":"([\d.]+)"/.exec(await page.text())?.[1] ?? null;
    },
    // The price counts as arrived once all records of the variation have it.
    search: async () => {
      const [price, ...others] = store.listPrices(product.id, sku, "SEK");
      return price === undefined || others.length > 0 ? null : String(price);
    },
    checkout: async () => {
      const body = JSON.stringify({ site: "se", lines: [{ id: variation.id, quantity: 1 }] });
      const request = { method: "POST", headers: { "content-type": "application/json" }, body };
      const { lines } = await readJson(`${bff.url}/api/checkout?language=sv`, checkout, request);
      return String(lines[0]?.unitPrice);
    },
  };
  const places = /** @type {const} */ (["page", "search", "checkout"]);
  const known = { page: "", search: "", checkout: "" };

  return {
    save,
    /** Milliseconds from the admin's reply until each place has the price. @param {() => Promise<boolean>} goesOn */
    timeChanges: async (goesOn) => {
      /** @type {Delays} */
      const delays = { page: [], search: [], checkout: [] };
      for (const place of places) known[place] = await until(readers[place]);
      for (let change = 0; change < timedChanges && (await goesOn()); change++) {
        await save();
        const saved = performance.now();
        const arrivals = places.map(async (place) => {
          known[place] = await until(async () => {
            const price = await readers[place]();
            return price === known[place] ? null : price;
          });
          delays[place].push(performance.now() - saved);
        });
        await Promise.all(arrivals);
      }
      return delays;
    },
  };
}

/** Measures the share of a core that a BFF uses while nothing changes. @param {Beside} bff */
async function measureIdle(bff) {
  const before = bff.cpuSeconds() ?? Number.NaN;
  await wait(idleMs);
  return ((bff.cpuSeconds() ?? Number.NaN) - before) / (idleMs / 1000);
}

/** Measures the processor time of one change in milliseconds. @param {Beside} bff @param {() => Promise<void>} save @param {number} idleShare */
async function measureCost(bff, save, idleShare) {
  const before = bff.cpuSeconds() ?? Number.NaN;
  const begun = performance.now();
  for (let change = 0; change < countedChanges; change++) {
    const next = wait(betweenChangesMs);
    await save();
    await next;
  }
  // Waits until the BFF has processed the last change completely.
  await wait(3000);
  const seconds = (performance.now() - begun) / 1000;
  return (((bff.cpuSeconds() ?? Number.NaN) - before - idleShare * seconds) / countedChanges) * 1000;
}

/**
 * @param {number} count of variations
 * @param {Awaited<ReturnType<typeof measureSize>>} measured
 * @param {number} firstCost of the smallest catalogue
 * @returns {import("./show-figures.mjs").Figure[]}
 */
function toFigures(count, { readMs, filledMs, atRest, compared, comparedMs, cost, memoryMb }, firstCost) {
  const show = (/** @type {number[]} */ delays) =>
    delays.length === 0
      ? "over before a change"
      : `${round(median(delays))} ms, longest ${round(Math.max(...delays))}`;
  const toFigure = (
    /** @type {string} */ name,
    /** @type {number[]} */ delays,
    /** @type {number} */ aim,
  ) => ({
    name: `${round(count)} variations: ${name}`,
    value: show(delays),
    aim: `≤ ${round(aim)} ms`,
    reached: delays.every((delay) => delay <= aim),
  });
  return [
    toFigure("a saved price is on the page after", atRest.page, aimOfPageMs),
    toFigure("in search after", atRest.search, aimOfSearchMs),
    toFigure("in the checkout after", atRest.checkout, aimOfCheckoutMs),
    toFigure("on the page during a whole comparison after", compared.page, aimOfPageMs),
    toFigure("in search during a whole comparison after", compared.search, aimOfSearchMs),
    {
      name: `${round(count)} variations: one change takes of a BFF's processor time (all read in ${round(readMs / 1000, 1)} s, search filled in ${round(filledMs / 1000)} s, compared in ${round(comparedMs / 1000)} s, ${round(memoryMb)} MB)`,
      value: `${round(cost, 1)} ms`,
      aim: `≤ ${aimOfGrowth} × the first`,
      reached: cost <= firstCost * aimOfGrowth,
    },
  ];
}

import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { growCatalogue, shrinkCatalogue } from "./grow-catalogue.mjs";
import { median } from "./median.mjs";
import { readJson } from "./read-json.mjs";
import { round } from "./show-figures.mjs";
import { startBeside } from "./start-beside.mjs";
import { signIn } from "./store-api.mjs";

/** How many of each product of the seed. */
const sizes = [1, 10, 100];
const changes = 20;
const aimOfGrowth = 1.5;
const idleMs = 10_000;
/** Often enough to tell a second from two, and seldom enough to cost little beside a change. */
const askEveryMs = 100;

const variants = z.object({
  variants: z.array(
    z.object({
      product_id: z.string(),
      sku: z.string(),
      inventory_items: z.array(z.object({ inventory_item_id: z.string() })),
    }),
  ),
});
const levels = z.object({
  inventory_levels: z.array(z.object({ location_id: z.string(), stocked_quantity: z.number() })).min(1),
});
const product = z.object({
  variations: z.array(z.object({ sku: z.string(), stock: z.object({ totalAvailable: z.number() }) })),
});

/** A variation whose stock is counted, and how to count it anew. @param {import("../stack/start-stack.mjs").Stack} stack */
async function findCounted(stack) {
  const { urls } = stack;
  const headers = { ...(await signIn(stack)), "content-type": "application/json" };
  const fields = "product_id,sku,inventory_items.inventory_item_id";
  const found = await readJson(
    `${urls.medusa}/admin/product-variants?manage_inventory=true&limit=50&order=id&fields=${fields}`,
    variants,
    { headers },
  );
  const variant = found.variants.find(({ inventory_items }) => inventory_items.length === 1);
  if (!variant) throw new Error("The shop to be measured counts no stock");
  const item = `${urls.medusa}/admin/inventory-items/${variant.inventory_items[0]?.inventory_item_id}/location-levels`;
  const { inventory_levels } = await readJson(item, levels, { headers });
  const [level] = inventory_levels;
  let stocked = (level?.stocked_quantity ?? 0) + 100;
  return {
    ...variant,
    count: async () => {
      stocked += 1;
      await readJson(`${item}/${level?.location_id}`, z.unknown(), {
        method: "POST",
        headers,
        body: JSON.stringify({ stocked_quantity: stocked }),
      });
    },
  };
}

/**
 * What one change of a product costs a BFF, in a catalogue of the seed's size, of ten times and of a hundred times as
 * many variations, and how long it takes from the admin's reply until the BFF tells of it.
 *
 * @param {import("../stack/start-stack.mjs").Stack} stack
 * @returns {Promise<import("./show-figures.mjs").Figure[]>}
 */
export async function measureChanges(stack) {
  if (stack.databaseUrl === null) throw new Error("The catalogue to be measured has no database of its own");
  // An earlier run may have died.
  await shrinkCatalogue(stack.databaseUrl);
  try {
    return await measureSizes(stack, stack.databaseUrl);
  } finally {
    await shrinkCatalogue(stack.databaseUrl);
  }
}

/** @param {import("../stack/start-stack.mjs").Stack} stack @param {string} databaseUrl */
async function measureSizes(stack, databaseUrl) {
  const { urls, internalToken } = stack;
  const counted = await findCounted(stack);
  const figures = [];
  /** @type {number[]} */
  const costs = [];
  let copies = 1;
  for (const size of sizes) {
    await growCatalogue(databaseUrl, copies, size);
    copies = size;
    const since = performance.now();
    const bff = await startBeside("bff", { MEDUSA_URL: urls.medusa, INTERNAL_TOKEN: internalToken });
    const readStock = async () => {
      const path = `/api/variations?productId=${counted.product_id}&language=en`;
      const { variations } = await readJson(`${bff.url}${path}`, product);
      return variations.find(({ sku }) => sku === counted.sku)?.stock.totalAvailable;
    };
    try {
      let known = await readStock();
      const startedMs = performance.now() - since;
      const beforeIdle = bff.cpuSeconds() ?? Number.NaN;
      await wait(idleMs);
      const idleShare = ((bff.cpuSeconds() ?? Number.NaN) - beforeIdle) / (idleMs / 1000);
      /** @type {number[]} */
      const delays = [];
      const before = bff.cpuSeconds() ?? Number.NaN;
      const begun = performance.now();
      for (let change = 0; change < changes; change++) {
        await counted.count();
        const saved = performance.now();
        for (let now = known; now === known; now = await readStock()) await wait(askEveryMs);
        known = await readStock();
        delays.push(performance.now() - saved);
      }
      const seconds = (performance.now() - begun) / 1000;
      const spent = (bff.cpuSeconds() ?? Number.NaN) - before;
      const cost = ((spent - idleShare * seconds) / changes) * 1000;
      costs.push(cost);
      const growth = cost / (costs[0] ?? Number.NaN);
      const value = `${round(cost, 1)} ms, told after ${round(median(delays))} ms`;
      const name = `one change among ${size} × the seed's variations (all read in ${round(startedMs / 1000, 1)} s, ${round(bff.memoryMb() ?? Number.NaN)} MB)`;
      figures.push({ name, value, aim: `≤ ${aimOfGrowth} × the first`, reached: growth <= aimOfGrowth });
    } finally {
      bff.stop();
    }
  }
  return figures;
}

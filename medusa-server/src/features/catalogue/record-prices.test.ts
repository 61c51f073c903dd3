import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRICE_HISTORY_MODULE } from "./modules/price-history/index.ts";
import { recordManyPrices, recordPrices } from "./record-prices.ts";

type Last = { variant_id: string; amounts: Record<string, number>; discount_percentage: number };

/** A shop with a number of variants on sale at 100 SEK; reading the prices of the `broken` ones fails. */
function setUp(count: number, { broken = [], last = [] }: { broken?: string[]; last?: Last[] } = {}) {
  const ids = Array.from({ length: count }, (_, index) => `variant_${String(index).padStart(4, "0")}`);
  const calls: string[] = [];
  const recorded: string[] = [];
  const errors: string[] = [];
  const toVariant = (id: string) => ({
    id,
    prices: broken.includes(id) ? [{ currency_code: "sek" }] : [{ currency_code: "sek", amount: 100 }],
    variation_detail: { sale_percentage: 20, sale_starts_at: null },
  });
  const services: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      raw: async () => {
        calls.push("read history");
        return { rows: last };
      },
    },
    [ContainerRegistrationKeys.LOGGER]: { error: (line: string) => errors.push(line) },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ filters }: { filters: { id: string[] } }) => {
        calls.push("read prices");
        return { data: filters.id.map(toVariant) };
      },
    },
    [Modules.LOCKING]: {
      execute: async (keys: string[], job: () => Promise<unknown>) => {
        calls.push(`lock ${keys.length}`);
        return job();
      },
    },
    [PRICE_HISTORY_MODULE]: {
      createPriceRecords: async (rows: { variant_id: string }[]) => {
        calls.push("write history");
        recorded.push(...rows.map(({ variant_id }) => variant_id));
        return rows.map(({ variant_id }) => ({ id: `record of ${variant_id}` }));
      },
    },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  return { container, ids, calls, recorded, errors };
}

describe("recordManyPrices", () => {
  it("records a campaign's sales in batches of a hundred, each with one lock and three statements [9.33]", async () => {
    const { container, ids, calls, recorded } = setUp(250);
    await recordManyPrices(container, "a-job", ids);
    const batch = ["read prices", "read history", "write history"];
    assert.deepEqual(calls, ["lock 100", ...batch, "lock 100", ...batch, "lock 50", ...batch]);
    assert.deepEqual(recorded, ids);
  });

  it("records all other variants when some cannot be read, and logs the failed ones", async () => {
    const broken = ["variant_0042", "variant_0043"];
    const { container, ids, recorded, errors } = setUp(120, { broken });
    await recordManyPrices(container, "a-job", ids);
    assert.deepEqual(
      recorded.toSorted(),
      ids.filter((id) => !broken.includes(id)),
    );
    for (const id of broken) assert.ok(errors.some((line) => line.startsWith(`a-job: ${id} failed`)));
  });
});

describe("recordPrices", () => {
  it("records only variants whose price has changed", async () => {
    const same = { variant_id: "variant_0000", amounts: { sek: 100 }, discount_percentage: 20 };
    const dearer = { variant_id: "variant_0001", amounts: { sek: 110 }, discount_percentage: 20 };
    const { container, ids } = setUp(3, { last: [same, dearer] });
    assert.deepEqual(await recordPrices(container, ids), [
      "record of variant_0001",
      "record of variant_0002",
    ]);
  });
});

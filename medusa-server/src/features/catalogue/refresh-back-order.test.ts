import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { SHOP_MODULE } from "./modules/shop/index.ts";
import { refreshBackOrder } from "./refresh-back-order.ts";

/** A shop with a number of variants that may be backordered, but whose allow_backorder in Medusa is still false. */
function setUp(count: number, noBackOrder = false) {
  const variants = Array.from({ length: count }, (_, index) => ({
    id: `variant_${String(index).padStart(4, "0")}`,
    allow_backorder: false,
    product_discontinued: false,
    back_order: true,
    discontinued: false,
    sale_percentage: null,
    restock_on: "2999-01-01",
  }));
  const calls: string[] = [];
  const services: Record<string, unknown> = {
    [SHOP_MODULE]: { retrieveShopSetting: async () => ({ no_back_order: noBackOrder }) },
    [Modules.LOCKING]: {
      execute: async (key: string, job: () => Promise<unknown>) => {
        calls.push(`lock ${key}`);
        return job();
      },
    },
    [Modules.PRODUCT]: {
      upsertProductVariants: async (changes: { id: string; allow_backorder: boolean }[]) => {
        calls.push(`write ${changes.length}`);
        for (const { id, allow_backorder } of changes)
          variants.find((variant) => variant.id === id)!.allow_backorder = allow_backorder;
      },
    },
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      raw: async (_sql: string, [wanted, limit]: [string | string[], number?]) => {
        calls.push("read");
        const rows =
          limit === undefined
            ? variants.filter(({ id }) => wanted.includes(id))
            : variants.filter(({ id }) => id > String(wanted)).slice(0, limit);
        return { rows };
      },
    },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  return { container, calls, variants };
}

describe("refreshBackOrder", () => {
  it("reads and writes all variants in batches of a hundred, each under its own lock [4.25]", async () => {
    const { container, calls, variants } = setUp(250);
    assert.equal(await refreshBackOrder(container, "all"), 250);
    const hundred = ["lock refresh-back-order", "read", "write 100"];
    assert.deepEqual(calls, [...hundred, ...hundred, ...hundred.with(2, "write 50"), ...hundred.slice(0, 2)]);
    assert.ok(variants.every(({ allow_backorder }) => allow_backorder));
  });

  it("writes nothing when Medusa's value is already right", async () => {
    const { container, calls } = setUp(150, true);
    assert.equal(await refreshBackOrder(container, "all"), 0);
    assert.deepEqual(
      calls.filter((call) => call.startsWith("write")),
      [],
    );
  });

  it("refreshes only the given variants", async () => {
    const { container, variants } = setUp(3);
    assert.equal(await refreshBackOrder(container, { variantId: "variant_0001" }), 1);
    assert.deepEqual(
      variants.map(({ allow_backorder }) => allow_backorder),
      [false, true, false],
    );
  });
});

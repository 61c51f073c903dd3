import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { saveVariation } from "../support/save-variation.ts";
import { variable } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

/** The list of products, asked for by who may have one already. */
async function askForList(known?: string) {
  const headers = {
    "x-internal-token": variable("INTERNAL_TOKEN"),
    ...(known && { "if-none-match": known }),
  };
  const response = await fetch(`${variable("MEDUSA_URL")}/internal/products`, { headers });
  await response.arrayBuffer();
  return { status: response.status, etag: response.headers.get("etag") ?? "" };
}

describe("the list of products", () => {
  it("answers 304 to a caller that has the current list, and 200 once something in it has changed", async () => {
    const variant = await takeVariant("plenty");
    // Tests that run beside this one order some of the goods, which changes the list.
    const first = await until(async () => {
      const list = await askForList();
      const again = await askForList(list.etag);
      return again.status === 304 && again.etag === list.etag ? list : null;
    });
    await saveVariation(variant.id, { sale: { name: "Test", percentage: 10 } });
    const second = await askForList(first.etag);
    assert.equal(second.status, 200);
    assert.notEqual(second.etag, first.etag);
    await saveVariation(variant.id, { sale: null });
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { database, variable } from "../support/shop.ts";
import { openApi, person } from "../support/shopper.ts";
import { takeVariant } from "../support/stock.ts";

describe("a checkout from before records had all they have now", () => {
  it("is not found, so that the shopper is offered a new one [4.35]", async () => {
    const url = variable("BFF_URL");
    const { id } = await openApi(url).walkToPlacing({
      site: "de",
      company: false,
      billing: person,
      lines: [{ id: (await takeVariant("plenty")).id, quantity: 1 }],
      method: "stripe",
    });
    await database.query("update checkout set data = data - 'vatCheck' - 'servicePoint' where id = ?", [id]);
    const response = await fetch(`${url}/api/checkout/${id}?language=en`);
    const { code } = (await response.json()) as { code: string };
    assert.deepEqual([response.status, code], [404, "checkout_not_found"]);
  });
});

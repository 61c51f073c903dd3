import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { database, variable } from "../support/shop.ts";
import { openApi, person } from "../support/shopper.ts";
import { takeVariant } from "../support/stock.ts";

describe("a checkout whose record cannot be read", () => {
  const url = variable("BFF_URL");

  /** Breaks the record of a checkout and reads it. */
  async function readBroken(id: string): Promise<unknown[]> {
    await database.query("update checkout set data = data - 'vatCheck' - 'servicePoint' where id = ?", [id]);
    const response = await fetch(`${url}/api/checkout/${id}?language=en`);
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  }
  const takeLines = async () => [{ id: (await takeVariant("plenty")).id, quantity: 1 }];

  it("counts as missing when it has no order and no payment, so that the shopper can start a new one [4.35]", async () => {
    const started = await fetch(`${url}/api/checkout`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ site: "de", lines: await takeLines() }),
    });
    const { id } = (await started.json()) as { id: string };
    assert.deepEqual(await readBroken(id), [404, "checkout_not_found"]);
  });

  it("causes an error once a payment is prepared, because money may have been taken", async () => {
    const { id } = await openApi(url).walkToPlacing({
      site: "de",
      company: false,
      billing: person,
      lines: await takeLines(),
      method: "stripe",
    });
    assert.deepEqual(await readBroken(id), [500, "checkout_unreadable"]);
  });
});

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { createCheckout, createDraft } from "./support/draft.ts";
import { database, internal, internalWithoutToken } from "./support/shop.ts";
import { takeVariant } from "./support/stock.ts";

after(() => database.end());

describe("the internal API", () => {
  it("answers nobody without the right token, not even whether a path exists", async () => {
    assert.equal((await internalWithoutToken("ready")).status, 401);
    assert.equal((await internalWithoutToken("no-such-path")).status, 401);
    assert.equal((await internal("ready", undefined, { "x-internal-token": "wrong" })).status, 401);
    assert.equal((await internal("ready")).status, 200);
  });

  it("refuses what it cannot read with 400", async () => {
    assert.equal((await internal("variants")).status, 400);
    assert.equal((await internal("checkouts", { id: "x" })).status, 400);
    assert.equal((await internal(`checkouts/${await createCheckout()}/payment`, {})).status, 400);
  });

  it("knows no unknown checkout", async () => {
    const draft = await createDraft({ lines: [{ variant: await takeVariant("plenty"), quantity: 1 }] });
    assert.equal((await internal("checkouts/no-such-checkout")).status, 404);
    assert.equal((await internal("checkouts/no-such-checkout/payment", draft)).status, 404);
    assert.equal((await internal("checkouts/no-such-checkout/order", { draft, version: 1 })).status, 404);
  });

  it("saves a version on top of the one before only, for one of many savers", async () => {
    const id = await createCheckout();
    const save = (version: number) =>
      internal(`checkouts/${id}`, { version, data: { id, version }, expires_at: "2100-01-01T00:00:00.000Z" });
    const statuses = (await Promise.all([2, 2, 2, 2].map(save))).map(({ status }) => status);
    assert.deepEqual(
      statuses.toSorted((a, b) => a - b),
      [200, 409, 409, 409],
    );
    assert.equal((await save(4)).status, 409);
    assert.equal((await save(3)).status, 200);
    const { body } = await internal<{ checkout: { version: number; data: { version: number } } }>(
      `checkouts/${id}`,
    );
    assert.deepEqual([body.checkout.version, body.checkout.data.version], [3, 3]);
  });

  it("takes a record as large as a hundred lines make it", async () => {
    const id = await createCheckout();
    const data = { text: "å".repeat(300_000) };
    const { status } = await internal(`checkouts/${id}`, {
      version: 2,
      data,
      expires_at: "2100-01-01T00:00:00.000Z",
    });
    assert.equal(status, 200);
  });
});

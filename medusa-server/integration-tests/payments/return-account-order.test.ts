import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { resolveReturnDeadline } from "@spolverk/domain";
import { changeOrder, createAccount, pack, placeOrder, readOrder } from "../support/account-orders.ts";
import { admin, database } from "../support/shop.ts";
import { availableOf, readVariant, takeVariant } from "../support/stock.ts";

type Return = {
  id: string;
  status: string;
  items: { item_id: string; quantity: number; note: string | null }[];
};

const listReturns = async (orderId: string) =>
  (await admin<{ returns: Return[] }>(`returns?order_id=${orderId}&fields=id,status,*items`)).body.returns;

async function deliverOrder(quantity = 3) {
  const account = await createAccount();
  const variant = await takeVariant("plenty");
  const { id } = await placeOrder(account, { lines: [{ variant, quantity }] });
  const parcel = await pack(id);
  await parcel.ship();
  const lineId = (await readOrder(account, id)).lines[0]!.id;
  const wanted = (pieces: number, note = "") => ({ lines: [{ id: lineId, quantity: pieces }], note });
  return { account, variant, id, lineId, parcel, wanted };
}

describe("an account's return request [9.36]", () => {
  it("succeeds for 14 days from delivery on, and only for delivered pieces", async () => {
    const { account, id, lineId, parcel, wanted } = await deliverOrder();
    assert.equal((await readOrder(account, id)).returnUntil, null);
    assert.equal(await changeOrder(account, id, "return", wanted(1)), "not_returnable");
    await parcel.deliver();
    const { returnUntil, lines } = await readOrder(account, id);
    const [delivery] = await database.query<{ delivered_at: Date }>(
      "select delivered_at from fulfillment where id = ?",
      [parcel.id],
    );
    // The 14th day or the working day after it; the domain's own tests cover that rule.
    const expected = resolveReturnDeadline([delivery!.delivered_at], delivery!.delivered_at);
    assert.deepEqual([returnUntil, lines[0]!.returnable], [expected, 3]);
    assert.equal(await changeOrder(account, id, "return", wanted(4)), "not_returnable");
    const split = { lines: [...wanted(2).lines, ...wanted(2).lines], note: "" };
    assert.equal(await changeOrder(account, id, "return", split), "not_returnable");
    const foreign = { lines: [{ id: "ordli_unknown", quantity: 1 }], note: "" };
    assert.equal(await changeOrder(account, id, "return", foreign), "not_returnable");
    // 20 days are enough, even when a weekend and holidays follow the 14th day.
    await database.query("update fulfillment set delivered_at = now() - interval '20 days' where id = ?", [
      parcel.id,
    ]);
    assert.equal((await readOrder(account, id)).returnUntil, null);
    assert.equal(await changeOrder(account, id, "return", wanted(1)), "not_returnable");
    assert.deepEqual(await listReturns(id), []);
    assert.ok(lineId.startsWith("ordli_"));
  });

  it("creates one return for repeated requests, and shows the reason to the merchandiser", async () => {
    const { account, id, lineId, parcel, wanted } = await deliverOrder();
    await parcel.deliver();
    const ask = () => changeOrder(account, id, "return", wanted(1, "Too blue"));
    const replies = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    assert.deepEqual(new Set(replies), new Set(["requested"]));
    const [made, ...more] = await listReturns(id);
    assert.deepEqual(more, []);
    assert.equal(made!.status, "requested");
    assert.deepEqual(
      made!.items.map(({ item_id, quantity, note }) => ({ item_id, quantity, note })),
      [{ item_id: lineId, quantity: 1, note: "Too blue" }],
    );
    const { lines, returns } = await readOrder(account, id);
    assert.equal(lines[0]!.returnable, 2);
    assert.deepEqual(
      returns.map(({ id: returnId, state, lines: returned }) => ({ returnId, state, returned })),
      [{ returnId: made!.id, state: "requested", returned: [{ id: lineId, quantity: 1 }] }],
    );
  });

  it("creates one return for two concurrent requests for the last piece", async () => {
    const { account, id, parcel, wanted } = await deliverOrder(1);
    await parcel.deliver();
    const replies = await Promise.all(
      ["a", "b"].map((note) => changeOrder(account, id, "return", wanted(1, note))),
    );
    assert.equal((await listReturns(id)).length, 1, replies.join());
  });

  it("proceeds in the admin like any other return: the received goods are back in stock", async () => {
    const { account, variant, id, lineId, parcel, wanted } = await deliverOrder();
    await parcel.deliver();
    await changeOrder(account, id, "return", wanted(2));
    const [{ id: returnId }] = (await listReturns(id)) as [Return];
    const before = availableOf(await readVariant(variant.id));
    const items = [{ id: lineId, quantity: 2 }];
    for (const [step, body] of [
      ["receive", {}],
      ["receive-items", { items }],
      ["receive/confirm", {}],
    ] as const) {
      const { status, body: reply } = await admin(`returns/${returnId}/${step}`, body);
      assert.equal(status, 200, `${step}: ${JSON.stringify(reply)}`);
    }
    assert.equal(availableOf(await readVariant(variant.id)), before + 2);
    const { lines, returns } = await readOrder(account, id);
    assert.deepEqual([lines[0]!.returnable, returns.map(({ state }) => state)], [1, ["received"]]);
  });
});

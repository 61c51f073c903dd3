import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { currencies, toMinor } from "@spolverk/domain";
import { createCheckout, createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { database, internal } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

/** Random numbers from 0 to 1, the same in every run (Park and Miller's generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const sessionsOf = async (checkoutId: string) => {
  const rows = await database.query<{ id: string; cart_id: string; amount: string; currency_code: string }>(
    `select s.id, l.cart_id, s.amount, s.currency_code from cart c
     join cart_payment_collection l on l.cart_id = c.id and l.deleted_at is null
     join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
     where c.metadata->>'checkoutId' = ?`,
    [checkoutId],
  );
  return rows;
};

describe("preparing a payment", () => {
  it("charges the amount to pay to the minor unit, for fifty random purchases", async () => {
    const random = createRandom(20_260_302);
    const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)]!;
    const variants = [await takeVariant("plenty"), await takeVariant("plenty"), await takeVariant("plenty")];
    for (let run = 0; run < 50; run += 1) {
      const priced = await createPricedCheckout({
        currency: currencies[run % currencies.length]!,
        country: pick(["SE", "DE", "US", "JP"]),
        vatRate: pick([0, 25]),
        feeNet: pick([0, 2320, 333]),
        lines: variants.slice(0, 1 + Math.floor(random() * 3)).map((variant) => ({
          variant,
          quantity: 1 + Math.floor(random() * 99),
          discountPercentage: pick([0, 20, 12.5, Math.floor(random() * 9999) / 100]),
        })),
      });
      const id = await createCheckout();
      const { status, body } = await internal(`checkouts/${id}/payment`, priced);
      assert.equal(status, 200, JSON.stringify(body));
      const [session] = await sessionsOf(id);
      assert.equal(Math.round(Number(session!.amount) * 100), priced.totals.toPay);
      assert.equal(session!.currency_code, priced.currency.toLowerCase());
    }
  });

  it("refuses a purchase whose lines do not add up to its total", async () => {
    const priced = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
    });
    const { status } = await internal(`checkouts/${await createCheckout()}/payment`, {
      ...priced,
      totals: { ...priced.totals, toPay: priced.totals.toPay + 1 },
    });
    assert.equal(status, 400);
  });

  it("refuses a line whose SKU is not the variant's", async () => {
    const priced = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
    });
    const lines = priced.lines.map((line) => ({ ...line, sku: "ANOTHER" }));
    assert.equal(
      (await internal(`checkouts/${await createCheckout()}/payment`, { ...priced, lines })).status,
      404,
    );
  });

  it("leaves one payment when it is repeated, for the same purchase or for a changed one", async () => {
    const variant = await takeVariant("plenty");
    const first = await createPricedCheckout({ lines: [{ variant, quantity: 1 }] });
    const second = await createPricedCheckout({ lines: [{ variant, quantity: 2 }] });
    const id = await prepareCheckout(first);
    await internal(`checkouts/${id}/payment`, second);
    const [session, ...others] = await sessionsOf(id);
    assert.equal(toMinor(session!.amount), second.totals.toPay);
    assert.equal(others.length, 0);

    await internal(`checkouts/${id}/payment`, second);
    assert.deepEqual(await sessionsOf(id), [session]);
    assert.equal((await place(id, first)).kind, "placed");
    const [placed, ...more] = await sessionsOf(id);
    assert.equal(toMinor(placed!.amount), first.totals.toPay);
    assert.equal(more.length, 0);
  });

  it("happens again when the order is placed after the prepared payment was cancelled", async () => {
    const priced = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
    });
    const id = await prepareCheckout(priced);
    const [cancelled] = await sessionsOf(id);
    await database.query("update payment_session set status = 'canceled' where id = ?", [cancelled!.id]);
    assert.equal((await place(id, priced)).kind, "placed");
    const sessions = await sessionsOf(id);
    assert.equal(sessions.length, 1);
    assert.notEqual(sessions[0]!.id, cancelled!.id);
  });

  it("succeeds for eight concurrent checkouts of one shopper, and creates one customer", async () => {
    const email = `many-${Date.now()}@example.com`;
    const priced = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
      email,
    });
    const ids = await Promise.all(Array.from({ length: 8 }, () => prepareCheckout(priced)));
    assert.equal(new Set(ids).size, 8);
    const rows = await database.query("select id from customer where email = ? and deleted_at is null", [
      email,
    ]);
    assert.equal(rows.length, 1);
  });
});

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { afterEach, describe, it } from "node:test";
import { listChecks, prepareCard, readState, untilOrdered } from "../support/card-checkout.ts";
import { place } from "../support/priced-checkout.ts";
import { database, internal } from "../support/shop.ts";
import { availableOf, readVariant, setAvailable, takeVariant, type TestVariant } from "../support/stock.ts";
import { payByCard, playStripe } from "../support/stripe.ts";
import { until } from "../support/until.ts";

const newClient = () => randomBytes(16).toString("hex");

async function takeWith(pieces: number): Promise<TestVariant> {
  const variant = await takeVariant("bounded");
  await setAvailable(variant, pieces);
  return variant;
}

/** Requests the order of a new checkout that stays unpaid. */
async function hold(variant: TestVariant, quantity: number, client: string | null) {
  const { id, priced, payment } = await prepareCard(variant, quantity);
  const { kind, skus } = await place(id, priced, 2, undefined, client);
  return { id, priced, payment, kind, skus };
}

/** Moves a checkout's hold into the past by a number of minutes. */
const age = (id: string, minutes: number) =>
  database.query("update checkout set held_until = held_until - ?::interval where id = ?", [
    `${minutes} minutes`,
    id,
  ]);

describe("stock held by unpaid checkouts", () => {
  afterEach(() => playStripe());

  it("may be the whole stock for the only checkout of a client, but at most half of it for several checkouts of a client", async () => {
    const variant = await takeWith(20);
    const client = newClient();
    assert.equal((await hold(variant, 10, client)).kind, "paymentPending");
    const refused = await hold(variant, 4, client);
    assert.deepEqual([refused.kind, refused.skus], ["stockReserved", [variant.sku]]);
    assert.equal((await hold(variant, 4, newClient())).kind, "paymentPending");

    const other = await takeWith(20);
    assert.equal((await hold(other, 20, client)).kind, "paymentPending");
  });

  it("may be the last three pieces for three checkouts of one client", async () => {
    const variant = await takeWith(3);
    const client = newClient();
    for (let piece = 0; piece < 3; piece += 1) {
      assert.equal((await hold(variant, 1, client)).kind, "paymentPending");
    }
    assert.equal(availableOf(await readVariant(variant.id)), 0);
  });

  it("may be four fifths of it for all clients together, beyond which a client may still hold three pieces", async () => {
    const variant = await takeWith(20);
    assert.equal((await hold(variant, 16, newClient())).kind, "paymentPending");
    assert.equal((await hold(variant, 4, newClient())).kind, "stockReserved");
    assert.equal((await hold(variant, 3, newClient())).kind, "paymentPending");
  });

  it("cannot exceed half of the stock for a client with five holds that ended without an order", async () => {
    const variant = await takeWith(20);
    const client = newClient();
    const { id, priced } = await prepareCard(variant, 20);
    for (let version = 2; version <= 6; version += 1) {
      assert.equal((await place(id, priced, version, undefined, client)).kind, "paymentPending");
      const { body } = await internal<{ kind: string }>(`checkouts/${id}/cancel`, { version });
      assert.equal(body.kind, "cancelled");
      assert.equal((await internal(`checkouts/${id}/payment`, priced)).status, 200);
    }
    assert.equal((await place(id, priced, 7, undefined, client)).kind, "stockReserved");
    assert.equal((await hold(variant, 10, client)).kind, "paymentPending");
    assert.equal((await hold(variant, 10, newClient())).kind, "stockReserved");
  });

  it("ends after four minutes when the shopper has not started to pay at Stripe", async () => {
    const variant = await takeWith(5);
    const { id } = await hold(variant, 5, newClient());
    await age(id, 5);
    await until(async () => ((await readState(id)).placing === "cancelled" ? true : null));
    assert.equal(availableOf(await readVariant(variant.id)), 5);
    const [check] = await until(async () => {
      const checks = await listChecks(id);
      return checks.length > 0 ? checks : null;
    });
    assert.deepEqual(check, { action: "cancelled", reason: "not paid in time" });
  });

  it("lasts until the time limit for payments once the shopper has started to pay at Stripe", async () => {
    await playStripe({ webhooks: "never" });
    const variant = await takeWith(5);
    const { id, payment } = await hold(variant, 5, newClient());
    // 3-D Secure waits for the shopper's bank.
    assert.equal(await payByCard(payment, "pm_card_threeDSecure2Required"), 200);
    await age(id, 8);
    // The sweeper ends this hold in the same round in which it checks the hold under test, or in a later one.
    const other = await hold(await takeWith(1), 1, newClient());
    await age(other.id, 8);
    await until(async () => ((await readState(other.id)).placing === "cancelled" ? true : null));
    assert.equal((await readState(id)).placing, "awaiting_payment");
    assert.equal(availableOf(await readVariant(variant.id)), 0);
    await age(id, 8);
    await until(async () => ((await readState(id)).placing === "cancelled" ? true : null));
  });

  it("stays for the order when the shopper pays within the four minutes", async () => {
    const { id, payment } = await hold(await takeWith(2), 2, newClient());
    await age(id, 3);
    await payByCard(payment);
    await untilOrdered(id);
  });
});

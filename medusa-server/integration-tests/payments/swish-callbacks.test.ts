import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { readState } from "../support/card-checkout.ts";
import {
  askForSwish,
  playSwish,
  prepareSwish,
  readSwish,
  readSwishStatus,
  sendCallback,
} from "../support/swish.ts";

describe("a Swish payment", () => {
  afterEach(() => playSwish());

  it("stays unpaid when a callback reports it as paid but Swish does not", async () => {
    const checkout = await prepareSwish();
    const payment = await askForSwish(checkout);
    const [request] = (await readSwish(checkout.id)).requests;
    assert.equal(
      await sendCallback(request!.callbackUrl, { id: payment.id, status: "PAID", amount: 1 }),
      200,
    );
    assert.equal((await readState(checkout.id)).placing, "awaiting_payment");
    assert.equal(await readSwishStatus(checkout.id, payment.id), "waiting");
  });

  it("accepts no callback at an altered address", async () => {
    const checkout = await prepareSwish();
    await askForSwish(checkout);
    const [request] = (await readSwish(checkout.id)).requests;
    const other = await prepareSwish();
    const forged = [
      (url: URL) => url.searchParams.delete("mac"),
      (url: URL) => url.searchParams.set("mac", "A".repeat(43)),
      (url: URL) => url.searchParams.set("payment", "0".repeat(32)),
      (url: URL) => (url.pathname = url.pathname.replace("swish", "pay-later")),
    ];
    for (const forge of forged) {
      const url = new URL(request!.callbackUrl);
      forge(url);
      const body = { payeePaymentReference: other.id.replaceAll("-", ""), status: "PAID" };
      assert.ok([401, 429].includes(await sendCallback(url.href, body)));
    }
  });

  it("does not give Swish the checkout's id, which opens the checkout", async () => {
    const checkout = await prepareSwish();
    await askForSwish(checkout);
    const told = JSON.stringify((await readSwish(checkout.id)).requests);
    assert.doesNotMatch(told, new RegExp(`${checkout.id}|${checkout.id.replaceAll("-", "")}`));
  });

  it("shows its status to its own checkout only", async () => {
    const checkout = await prepareSwish();
    const payment = await askForSwish(checkout);
    const other = await prepareSwish();
    assert.equal(await readSwishStatus(other.id, payment.id), 404);
    assert.equal(await readSwishStatus(checkout.id, "F".repeat(32)), 404);
    assert.equal(await readSwishStatus(checkout.id, "x"), 404);
  });

  it("causes a query to Swish only when its own checkout requests the status", async () => {
    const checkout = await prepareSwish();
    const payment = await askForSwish(checkout);
    const other = await prepareSwish();
    await playSwish({ down: true });
    assert.equal(await readSwishStatus(other.id, payment.id), 404);
    assert.equal(await readSwishStatus(checkout.id, "F".repeat(32)), 404);
    assert.equal(await readSwishStatus(checkout.id, payment.id), 500);
  });
});

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { type Emulator, startEmulator } from "../../../../../integration-tests/support/start-emulator.ts";
import SwishPayments from "./service.ts";
import { swishDataSchema } from "./session-data.ts";

const payeeAlias = "1231181189";
const paymentReference = "0b7f9f5e3a554c0b9a532f3f3f0f6a10";
type Ledger = { requests: { id: string; status: string }[]; refunds: { id: string; amountMinor: number }[] };
type Data = Record<string, unknown> | undefined;

let swish: Emulator;
let provider: SwishPayments;
let sessions = 0;

/** Creates a unique session id, as Medusa does. */
const newSession = () => `payses_01J${String(++sessions).padStart(23, "0")}`;
const initiate = async (sessionId = newSession(), amount = 249.5) => {
  const { data } = await provider.initiatePayment({
    amount,
    currency_code: "sek",
    data: { session_id: sessionId, metadata: { paymentReference } },
  });
  return data;
};
const usePhone = async (data: Data, outcome: string) => {
  await fetch(`${swish.url}/phone/${String(data?.instructionId)}`, {
    method: "POST",
    body: new URLSearchParams({ outcome }),
    redirect: "manual",
  });
};
const readLedger = async () => (await swish.read()) as Ledger;
const pay = async () => {
  await swish.control({ outcome: "paid", callbacks: "never" });
  const begun = await provider.authorizePayment({ data: await initiate() });
  await swish.control();
  return (await provider.authorizePayment({ data: begun.data })).data;
};
const refund = (data: Data, amount: number, id: string) =>
  provider.refundPayment({ data, amount, context: { idempotency_key: id } });

describe("the payment provider for Swish", () => {
  before(async () => {
    swish = await startEmulator("swish", { SWISH_PAYEE_ALIAS: payeeAlias });
    provider = new SwishPayments(
      {},
      { url: swish.url, payeeAlias, callbackUrl: "http://127.0.0.1:9/swish", tlsFiles: null },
    );
  });
  after(() => swish.stop());
  beforeEach(() => swish.control());

  describe("a payment by Swish", () => {
    it("requests no payment from Swish before the first authorization [3.50]", async () => {
      const { length } = (await readLedger()).requests;
      const { status } = await provider.getPaymentStatus({ data: await initiate() });
      assert.equal(status, "pending");
      assert.equal((await readLedger()).requests.length, length);
    });

    for (const [amount, currency_code] of [
      [100, "eur"],
      [0, "sek"],
    ] as const) {
      it(`refuses ${amount} ${currency_code}`, async () => {
        await assert.rejects(
          provider.initiatePayment({
            amount,
            currency_code,
            data: { session_id: newSession(), metadata: { paymentReference } },
          }),
          /Swish takes SEK/,
        );
      });
    }

    it("returns the token that opens the payment in the app, and waits for the shopper", async () => {
      const { data, status } = await provider.authorizePayment({ data: await initiate() });
      assert.equal(status, "requires_more");
      assert.match(String(data?.token), /^[0-9a-f]{32}$/);
      assert.ok(Date.parse(String(data?.expiresAt)) > Date.now());
      const again = await provider.authorizePayment({ data });
      assert.deepEqual(again, { data, status });
    });

    it("counts as captured when Swish reports that exactly the requested amount was paid", async () => {
      const begun = await provider.authorizePayment({ data: await initiate() });
      await usePhone(begun.data, "paid");
      const { data, status } = await provider.authorizePayment({ data: begun.data });
      assert.equal(status, "captured");
      assert.equal(data?.status, "paid");
      assert.equal((await provider.getPaymentStatus({ data })).status, "captured");
      assert.equal((await provider.capturePayment({ data })).data?.status, "paid");
    });

    for (const [outcome, status, errorCode] of [
      ["declined", "declined", null],
      ["cancelled", "cancelled", null],
      ["timeout", "expired", "TM01"],
      ["failed", "failed", "RF07"],
    ] as const) {
      it(`fails when the request was ${outcome}`, async () => {
        const begun = await provider.authorizePayment({ data: await initiate() });
        await usePhone(begun.data, outcome);
        const ended = await provider.authorizePayment({ data: begun.data });
        assert.equal(ended.status, "error");
        assert.equal(ended.data?.status, status);
        assert.equal(ended.data?.errorCode, errorCode);
        await assert.rejects(provider.capturePayment({ data: ended.data }), /not paid/);
      });
    }

    it("stays pending while the banks have not confirmed the outcome, and cannot be cancelled", async () => {
      const begun = await provider.authorizePayment({ data: await initiate() });
      await usePhone(begun.data, "ds24");
      const { data, status } = await provider.authorizePayment({ data: begun.data });
      assert.equal(status, "pending_authorization");
      assert.equal(data?.status, "unknown");
      await assert.rejects(provider.cancelPayment({ data }), /not known/);
      await assert.rejects(provider.deletePayment({ data }), /has not ended/);
    });

    for (const amountOffset of [-100, 100]) {
      it(`fails and is refunded once when the paid amount differs by ${amountOffset} öre`, async () => {
        await swish.control({ amountOffset });
        const begun = await provider.authorizePayment({ data: await initiate() });
        await usePhone(begun.data, "paid");
        for (const data of [begun.data, begun.data]) {
          const refused = await provider.authorizePayment({ data });
          assert.equal(refused.status, "error");
          assert.equal(refused.data?.errorCode, "wrong_amount");
        }
        const { refunds } = swishDataSchema.parse((await provider.authorizePayment(begun)).data);
        assert.deepEqual(
          refunds.map(({ amountMinor }) => amountMinor),
          [24_950 + amountOffset],
        );
        const made = (await readLedger()).refunds.filter(({ id }) => id === refunds[0]?.id);
        assert.equal(made.length, 1);
      });
    }

    it("throws while Swish is down, and can be requested afterwards", async () => {
      await swish.control({ down: true });
      const data = await initiate();
      await assert.rejects(provider.authorizePayment({ data }), { code: "unreachable" });
      await swish.control();
      assert.equal((await provider.authorizePayment({ data })).status, "requires_more");
    });
  });

  describe("a payment whose first answer was lost", () => {
    it("cancels its open request before making another, so that two requests are never open", async () => {
      const data = await initiate();
      const first = await provider.authorizePayment({ data });
      const second = await provider.authorizePayment({ data });
      assert.equal(second.status, "requires_more");
      assert.notEqual(second.data?.instructionId, first.data?.instructionId);
      const third = await provider.authorizePayment({ data });
      const ids = [first, second, third].map((each) => each.data?.instructionId);
      const states = (await readLedger()).requests.filter(({ id }) => ids.includes(id));
      assert.deepEqual(
        states.map(({ status }) => status),
        ["CREATED", "CANCELLED", "CANCELLED"],
      );
    });

    it("counts as captured when the shopper paid the request meanwhile", async () => {
      await swish.control({ outcome: "paid" });
      const data = await initiate();
      await provider.authorizePayment({ data });
      assert.equal((await provider.authorizePayment({ data })).status, "captured");
      assert.equal((await provider.getPaymentStatus({ data })).status, "captured");
    });

    it("cancels its latest request when its session is deleted", async () => {
      const data = await initiate();
      await provider.authorizePayment({ data });
      const { data: latest } = await provider.authorizePayment({ data });
      await provider.deletePayment({ data });
      const ended = (await readLedger()).requests.find(({ id }) => id === latest?.instructionId);
      assert.equal(ended?.status, "CANCELLED");
    });
  });

  describe("ending a payment by Swish", () => {
    it("cancels an open request, and is idempotent", async () => {
      const begun = await provider.authorizePayment({ data: await initiate() });
      const { data } = await provider.cancelPayment({ data: begun.data });
      assert.equal(data?.status, "cancelled");
      assert.equal((await provider.cancelPayment({ data })).data?.status, "cancelled");
      assert.equal((await provider.authorizePayment({ data })).status, "error");
    });

    it("refunds a paid request once, after which the session can be deleted", async () => {
      const data = await pay();
      await assert.rejects(provider.deletePayment({ data }), /has not ended/);
      await provider.cancelPayment({ data });
      await provider.cancelPayment({ data });
      const { paymentReference } = swishDataSchema.parse(data);
      const { refunds } = (await swish.read()) as {
        refunds: { originalPaymentReference: string; amountMinor: number }[];
      };
      assert.deepEqual(
        refunds
          .filter(({ originalPaymentReference }) => originalPaymentReference === paymentReference)
          .map(({ amountMinor }) => amountMinor),
        [24_950],
      );
      await provider.deletePayment({ data });
    });

    it("does not count a refunded payment as paid when it is authorized again", async () => {
      const data = await pay();
      await provider.cancelPayment({ data });
      assert.equal((await provider.authorizePayment({ data })).status, "error");
      assert.equal((await provider.getPaymentStatus({ data })).status, "error");
      await assert.rejects(provider.capturePayment({ data }), /not paid/);
    });

    it("does nothing before the first authorization", async () => {
      assert.equal((await provider.cancelPayment({ data: await initiate() })).data?.status, "cancelled");
      await provider.deletePayment({ data: await initiate() });
      await provider.deletePayment({ data: {} });
    });
  });

  describe("refunding a payment by Swish", () => {
    it("happens once per id, and all refunds together are at most the paid amount", async () => {
      const paid = await pay();
      const { data: first } = await refund(paid, 100, "ref_1");
      const { data: again } = await refund(first, 100, "ref_1");
      const { data: all } = await refund(again, 149.5, "ref_2");
      assert.deepEqual(
        swishDataSchema.parse(all).refunds.map(({ amountMinor, status }) => [amountMinor, status]),
        [
          [10_000, "PAID"],
          [14_950, "PAID"],
        ],
      );
      await assert.rejects(refund(all, 0.01, "ref_3"), /RF08/);
    });

    it("throws when Swish refuses the refund, and for a payment that was not made", async () => {
      const paid = await pay();
      await swish.control({ refundOutcome: "failed" });
      await assert.rejects(refund(paid, 1, "ref_4"), /RF07/);
      await assert.rejects(refund(await initiate(), 1, "ref_5"), /Only what Swish was paid/);
    });
  });

  it("the amount can change until the payment is requested from Swish, and not afterwards", async () => {
    const data = await initiate();
    const changed = await provider.updatePayment({ data, amount: 10, currency_code: "sek" });
    assert.equal(changed.data?.amountMinor, 1000);
    const { data: begun } = await provider.authorizePayment({ data: changed.data });
    await provider.updatePayment({ data: begun, amount: 10, currency_code: "sek" });
    await assert.rejects(
      provider.updatePayment({ data: begun, amount: 11, currency_code: "sek" }),
      /another amount/,
    );
  });

  it("the reference of an old payment without a stored reference is its checkout's id", async () => {
    const data = await initiate();
    const { reference: _reference, ...others } = data ?? {};
    const old = { ...others, checkoutId: "0b7f9f5e-3a55-4c0b-9a53-2f3f3f0f6a10" };
    assert.deepEqual((await provider.getPaymentStatus({ data: old })).data, data);
  });
});

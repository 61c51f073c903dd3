import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { type Emulator, startEmulator } from "../../../../../integration-tests/support/start-emulator.ts";
import { toCallbackUrl } from "../payment-shared/signed-callback.ts";
import { parsePayLaterNotification } from "./parse-notification.ts";
import type { PayLaterDraft } from "./pay-later-draft.ts";
import PayLaterPayments from "./service.ts";

type Data = Record<string, unknown> | undefined;
type Order = { id: string; sessionId: string; cancelled: boolean; captures: unknown[]; refunds: unknown[] };

const credentials = { username: "shop", password: "secret" };
const payment = { amount: 1299.49, currency_code: "sek" };
const address = {
  firstName: "Åsa",
  lastName: "Öberg",
  email: "asa@example.com",
  phone: "+46701740605",
  address1: "Storgatan 1",
  address2: "",
  postalCode: "252 25",
  city: "Helsingborg",
  state: "",
  country: "SE",
};
const line = { reference: "PLA-1", discountMinor: 0, vatRate: 25 };
const draft: PayLaterDraft = {
  method: "pay_later",
  locale: "sv-SE",
  reference: "0123456789abcdef0123456789abcdef",
  lines: [
    { ...line, kind: "physical", name: "PLA", quantity: 7, unitPriceMinor: 18_557, discountMinor: 9999 },
    { ...line, kind: "shipping_fee", name: "PostNord", quantity: 1, unitPriceMinor: 10_050 },
  ],
  billingAddress: address,
  shippingAddress: address,
};
const total = 7 * 18_557 - 9999 + 10_050;

let service: Emulator;
let provider: PayLaterPayments;
let sessions = 0;

const initiate = async (changes: Partial<PayLaterDraft> = {}, currency_code = "sek") => {
  const { data } = await provider.initiatePayment({
    amount: total / 100,
    currency_code,
    data: { ...draft, ...changes, session_id: `payses_${++sessions}` },
  });
  return data;
};
/** Approves the payment in the widget, as the shopper does. */
const approve = async (data: Data): Promise<string> => {
  const answer = await fetch(`${service.url}/_widget/authorize`, {
    method: "POST",
    body: JSON.stringify({ client_token: data?.clientToken, category: data?.method, decision: "approve" }),
  });
  return (await answer.json()).authorization_token;
};
const give = async (data: Data, nextAuthorizationToken: string) =>
  (
    await provider.updatePayment({
      data: { ...data, nextAuthorizationToken },
      amount: total / 100,
      currency_code: "sek",
    })
  ).data;
const begin = async () => {
  const data = await initiate();
  return give(data, await approve(data));
};
const authorize = async () => (await provider.authorizePayment({ data: await begin() })).data;
const listOrders = async (data: Data) =>
  ((await service.read()) as { orders: Order[] }).orders.filter(
    (each) => each.sessionId === data?.providerSessionId,
  );
const refund = (data: Data, amount: number, id: string) =>
  provider.refundPayment({ data, amount, context: { idempotency_key: id } });

describe("the payment provider for paying later", () => {
  it("gets no email address with non-ASCII letters, because it may refuse the order for one [5.1]", async () => {
    const billingAddress = { ...address, email: "åsa@example.com" };
    const data = await initiate({ billingAddress });
    const order = data?.order as { billing_address: object; shipping_address: object };
    assert.ok(!("email" in order.billing_address));
    assert.ok("email" in order.shipping_address);
    assert.equal(
      (await provider.authorizePayment({ data: await give(data, await approve(data)) })).status,
      "authorized",
    );
  });

  before(async () => {
    service = await startEmulator("pay-later", { PAY_LATER_USERNAME: "shop", PAY_LATER_API_KEY: "secret" });
    provider = new PayLaterPayments(
      {},
      { ...credentials, url: service.url, callbackUrl: "http://127.0.0.1:9/pay-later" },
    );
  });
  after(() => service.stop());
  beforeEach(() => service.control());

  describe("a payment by the pay-later provider", () => {
    it("returns the token and the order that the widget needs, and waits for the shopper [3.50]", async () => {
      const data = await initiate();
      assert.match(String(data?.clientToken), /./);
      const { order } = data as { order: { order_amount: number; billing_address: { given_name: string } } };
      assert.equal(order.order_amount, total);
      assert.equal(order.billing_address.given_name, "Åsa");
      const { status } = await provider.authorizePayment({ data });
      assert.equal(status, "requires_more");
    });

    it("refuses lines that do not add up to the amount", async () => {
      const data = { ...draft, session_id: "payses_0" };
      await assert.rejects(provider.initiatePayment({ ...payment, data }), /The lines are not 129949/);
    });

    it("refuses a currency or a method that the provider does not offer in the buyer's country", async () => {
      await assert.rejects(initiate({}, "usd"), /pay_later is not offered here/);
      const billingAddress = { ...address, country: "FR" };
      await assert.rejects(initiate({ billingAddress, method: "pay_over_time" }, "eur"), /not offered/);
      await assert.doesNotReject(initiate({ billingAddress, method: "slice_it" }, "eur"));
    });

    it("counts as authorized once the order is made with the widget's token, and is captured once", async () => {
      const { data, status } = await provider.authorizePayment({ data: await begin() });
      assert.equal(status, "authorized");
      assert.equal((await provider.authorizePayment({ data })).status, "authorized");
      await provider.capturePayment({ data });
      const captured = await provider.capturePayment({ data });
      assert.equal((await provider.getPaymentStatus(captured)).status, "captured");
      const [order] = await listOrders(data);
      assert.equal(order?.captures.length, 1);
    });

    it("gives the provider a callback address that only the shop can create, and stores all offered methods", async () => {
      const data = await initiate();
      const { order, methods } = data as {
        order: { merchant_urls: Record<string, string> };
        methods: string[];
      };
      const callback = toCallbackUrl("http://127.0.0.1:9/pay-later", "pay-later", draft.reference);
      assert.deepEqual(order.merchant_urls, { notification: callback, authorization: callback });
      assert.deepEqual(methods, ["pay_later", "pay_over_time", "slice_it"]);
    });

    it("makes one order even when the provider's answer is lost", async () => {
      const data = await begin();
      const [first, second] = [
        await provider.authorizePayment({ data }),
        await provider.authorizePayment({ data }),
      ];
      assert.equal(first.data?.orderId, second.data?.orderId);
      assert.equal((await listOrders(data)).length, 1);
    });

    it("waits for the provider's risk check and follows its result", async () => {
      for (const [settle, expected] of [
        ["ACCEPTED", "authorized"],
        ["REJECTED", "error"],
      ] as const) {
        await service.control({ fraud: "PENDING" });
        const { data, status } = await provider.authorizePayment({ data: await begin() });
        assert.equal(status, "pending_authorization");
        await assert.rejects(provider.capturePayment({ data }), /cannot be captured/);
        await service.control({ settle });
        assert.equal((await provider.authorizePayment({ data })).status, expected);
      }
    });

    it("fails when the provider refuses the order", async () => {
      await service.control({ fraud: "REJECTED" });
      const { data, status } = await provider.authorizePayment({ data: await begin() });
      assert.equal(status, "error");
      assert.equal(data?.errorCode, "risk_rejected");
      const wrong = await give(await initiate(), "made-up-token");
      const refused = await provider.authorizePayment({ data: wrong });
      assert.equal(refused.status, "error");
      assert.equal(refused.data?.errorCode, "NOT_FOUND");
    });

    it("fails when the order is for another amount, and cancels the order", async () => {
      await service.control({ amountOffset: 100 });
      const { data, status } = await provider.authorizePayment({ data: await begin() });
      assert.equal(status, "error");
      assert.equal(data?.errorCode, "wrong_amount");
      assert.deepEqual(
        (await listOrders(data)).map(({ cancelled }) => cancelled),
        [true],
      );
    });

    it("throws while the provider is down, and can be authorized afterwards", async () => {
      const data = await begin();
      await service.control({ down: true });
      await assert.rejects(provider.authorizePayment({ data }), { code: "unreachable" });
      await service.control();
      assert.equal((await provider.authorizePayment({ data })).status, "authorized");
    });
  });

  describe("a second authorization in the widget", () => {
    it("replaces a first authorization that failed", async () => {
      await service.control({ fraud: "REJECTED" });
      const { data } = await provider.authorizePayment({ data: await begin() });
      await service.control();
      const again = await provider.authorizePayment({ data: await give(data, await approve(data)) });
      assert.equal(again.status, "authorized");
      assert.notEqual(again.data?.orderId, data?.orderId);
    });

    it("cancels the new authorization while the order of the first one stands, even if the reply with that order was lost", async () => {
      const data = await begin();
      const { data: first } = await provider.authorizePayment({ data });
      const second = await approve(data);
      const kept = await give(data, second);
      assert.equal(kept?.orderId, first?.orderId);
      const other = await provider.authorizePayment({ data: await give(await initiate(), second) });
      assert.equal(other.data?.errorCode, "NOT_FOUND");
    });

    it("changes nothing when it repeats the first token", async () => {
      const data = await authorize();
      assert.deepEqual(await give(data, String(data?.authorizationToken)), data);
    });

    it("cannot be stored for another amount", async () => {
      const data = await begin();
      await assert.rejects(provider.updatePayment({ ...payment, data }), /another session/);
    });
  });

  describe("ending a payment by the pay-later provider", () => {
    it("cancels an authorized payment, and is idempotent", async () => {
      const { data } = await provider.cancelPayment({ data: await authorize() });
      await provider.cancelPayment({ data });
      await provider.deletePayment({ data });
      assert.equal((await provider.authorizePayment({ data })).status, "canceled");
    });

    it("cancels an authorization that no order was made from", async () => {
      const data = await begin();
      await provider.deletePayment({ data });
      assert.equal((await provider.authorizePayment({ data })).status, "error");
      assert.equal((await listOrders(data)).length, 0);
    });

    it("finds an order whose id was lost with the provider's reply, and cancels the order", async () => {
      const data = await begin();
      await provider.authorizePayment({ data });
      await provider.cancelPayment({ data });
      assert.deepEqual(
        (await listOrders(data)).map(({ cancelled }) => cancelled),
        [true],
      );
    });

    it("refunds a captured payment once, after which the session can be deleted", async () => {
      const { data } = await provider.capturePayment({ data: await authorize() });
      await assert.rejects(provider.deletePayment({ data }), /was captured/);
      await provider.cancelPayment({ data });
      await provider.cancelPayment({ data });
      const [order] = await listOrders(data);
      assert.equal(order?.refunds.length, 1);
      await provider.deletePayment({ data });
    });

    it("does nothing before the widget was used", async () => {
      await provider.cancelPayment({ data: await initiate() });
      await provider.deletePayment({ data: await initiate() });
      await provider.deletePayment({ data: {} });
    });
  });

  it("a refund is made once per id, and all refunds together are at most the captured amount", async () => {
    const { data } = await provider.capturePayment({ data: await authorize() });
    const { data: first } = await refund(data, 100, "ref_1");
    const { data: again } = await refund(first, 100, "ref_1");
    assert.deepEqual(again?.refunds, [{ id: "ref_1", amountMinor: 10_000 }]);
    await assert.rejects(refund(again, total / 100, "ref_2"), /REFUND_NOT_ALLOWED/);
    await assert.rejects(refund(await initiate(), 1, "ref_3"), /no order to refund/);
  });

  it("only the ids and the token of a notification are read, and unknown content is ignored", () => {
    assert.deepEqual(parsePayLaterNotification({ session_id: "s", authorization_token: "t", amount: 1 }), {
      kind: "authorized",
      providerSessionId: "s",
      authorizationToken: "t",
    });
    assert.deepEqual(parsePayLaterNotification({ order_id: "o", event_type: "FRAUD_RISK_ACCEPTED" }), {
      kind: "order",
      orderId: "o",
    });
    for (const body of [null, {}, "paid", { order_id: 1 }])
      assert.equal(parsePayLaterNotification(body), null);
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { WithdrawalState } from "@spolverk/domain";
import { samplePricedCheckout } from "../orders/testing/sample-priced-checkout.ts";
import { orderRow } from "../orders/order-row.ts";
import { type ShopFacts, toAccountOrder } from "./to-account-order.ts";

const now = new Date("2026-11-24T12:00:00Z");
const detail = {
  quantity: 2,
  fulfilled_quantity: 0,
  shipped_quantity: 0,
  delivered_quantity: 0,
  return_requested_quantity: 0,
  return_received_quantity: 0,
  return_dismissed_quantity: 0,
  written_off_quantity: 0,
};
const goods = { id: "ordli_2", variant_id: "variant_1", title: "Kärna PLA", subtitle: "Svart", detail };
/** Medusa counts the invoice fee as an item that is fulfilled from the start. */
const fee = {
  id: "ordli_1",
  variant_id: null,
  title: "Invoice fee",
  detail: { ...detail, quantity: 1, fulfilled_quantity: 1 },
};
const parcel = {
  location_id: "sloc_1",
  items: [{ line_item_id: "ordli_2", title: "Kärna PLA", quantity: 2 }],
  labels: [{ tracking_number: "UA1", tracking_url: "#" }],
  shipped_at: "2026-11-20T08:00:00Z",
  delivered_at: "2026-11-22T08:00:00Z",
  canceled_at: null,
};
const sent = { fulfilled_quantity: 2, shipped_quantity: 2, delivered_quantity: 2 };

function orderOf(row: object = {}, shop: Partial<ShopFacts> = {}) {
  const order = orderRow.parse({
    id: "order_1",
    display_id: 42,
    created_at: "2026-11-19T08:00:00Z",
    items: [fee, goods],
    ...row,
  });
  const facts = {
    approval: "not_needed" as const,
    isInvoiced: false,
    isGiftCardIssued: false,
    creditNotes: [],
    withdrawals: [],
  };
  return toAccountOrder(order, { priced: samplePricedCheckout(), ...facts, ...shop }, now);
}
const delivered = (changes: object = {}) => ({
  items: [fee, { ...goods, detail: { ...detail, ...sent, ...changes } }],
  fulfillments: [parcel],
});
const withCard = (row: object, isGiftCardIssued = false) => {
  const [line] = samplePricedCheckout().lines;
  const giftCard = { currency: "SEK", value: 24_900 } as const;
  const priced = samplePricedCheckout({
    paymentMethod: "stripe",
    lines: [{ ...line!, physical: false, giftCard }],
  });
  return orderOf(row, { priced, isGiftCardIssued });
};
const paidBy = (provider_id: string, change: object = {}) => ({
  payment_collections: [{ payments: [{ provider_id, captures: [], refunds: [], ...change }] }],
});
const captured = { captured_at: "2026-11-19T08:00:00Z", captures: [{ amount: 576 }] };

describe("toAccountOrder", () => {
  it("pairs the priced lines with Medusa's items and ignores the fee item", () => {
    const [line] = samplePricedCheckout().lines;
    const priced = samplePricedCheckout({ lines: [{ ...line!, variationId: "variant_2" }, line!] });
    const second = { ...goods, id: "ordli_0", variant_id: "variant_2" };
    const { lines } = orderOf({ items: [goods, fee, second] }, { priced });
    assert.deepEqual(
      lines.map(({ id }) => id),
      ["ordli_0", "ordli_2"],
    );
  });

  it("keeps a line that a merchandiser has removed from the order, with no returnable pieces", () => {
    const { lines, state } = orderOf({ items: [fee] });
    assert.deepEqual(lines, [{ id: "variant_1", returnable: 0 }]);
    assert.equal(state, "processing");
  });

  it("reports an order as awaiting payment until a payment service has captured the money, but never an invoice order", () => {
    assert.equal(orderOf(paidBy("pp_stripe_stripe")).state, "awaiting_payment");
    assert.equal(orderOf(paidBy("pp_stripe_stripe", captured)).state, "processing");
    assert.equal(orderOf(paidBy("pp_system_default")).state, "processing");
  });

  it("reports the refunded amount in minor units", () => {
    const refunds = [{ amount: 100.5 }, { amount: 75.25 }];
    const { refunded, state } = orderOf(paidBy("pp_stripe_stripe", { ...captured, refunds }));
    assert.deepEqual([refunded, state], [17_575, "processing"]);
  });

  it("lists only the parcels that were handed over, neither packed nor cancelled ones", () => {
    const packed = { ...parcel, shipped_at: null, delivered_at: null };
    const fulfillments = [{ ...parcel, canceled_at: "2026-11-21T08:00:00Z" }, packed, parcel];
    assert.deepEqual(orderOf({ ...delivered(), fulfillments }).parcels, [
      {
        sentAt: "2026-11-20T08:00:00.000Z",
        deliveredAt: "2026-11-22T08:00:00.000Z",
        goods: [{ variationId: "variant_1", name: "Kärna PLA, Svart", quantity: 2 }],
        tracking: [{ number: "UA1", url: null }],
      },
    ]);
  });

  it("reports shipped goods from the first shipped parcel until all goods are returned [3.45] [5.22]", () => {
    const proves = (changes: object) =>
      orderOf({ items: [fee, { ...goods, detail: { ...detail, ...changes } }] }).hasShippedGoods;
    assert.equal(proves({ fulfilled_quantity: 2 }), false);
    assert.equal(proves({ fulfilled_quantity: 2, shipped_quantity: 1 }), true);
    assert.equal(proves({ ...sent, shipped_quantity: 0 }), true);
    assert.equal(proves({ ...sent, return_received_quantity: 1 }), true);
    assert.equal(proves({ ...sent, return_received_quantity: 1, return_dismissed_quantity: 1 }), false);
    assert.equal(withCard({ items: [fee, goods] }, true).hasShippedGoods, false);
  });

  it("accepts returns for 14 days after arrival, less the pieces already requested or returned [9.36]", () => {
    const { returnUntil, lines, state, canCancel } = orderOf(delivered());
    assert.deepEqual([returnUntil, lines[0]?.returnable], ["2026-12-07", 2]);
    assert.deepEqual([state, canCancel], ["delivered", false]);
    assert.equal(orderOf(delivered({ return_requested_quantity: 1 })).lines[0]?.returnable, 1);
    const all = orderOf(delivered({ return_received_quantity: 1, return_dismissed_quantity: 1 }));
    assert.deepEqual([all.returnUntil, all.lines[0]?.returnable], [null, 0]);
    const old = { ...delivered(), fulfillments: [{ ...parcel, delivered_at: "2026-11-09T08:00:00Z" }] };
    assert.deepEqual([orderOf(old).returnUntil, orderOf(old).lines[0]?.returnable], [null, 0]);
  });

  it("lets only a consumer withdraw, from placement until 14 days after the last parcel's arrival", () => {
    const ofConsumer = { priced: samplePricedCheckout({ company: false }) };
    const can = (row: object, shop: Partial<ShopFacts> = ofConsumer) => orderOf(row, shop).canWithdraw;
    const arrivedOn = (delivered_at: string) => ({
      ...delivered(),
      fulfillments: [{ ...parcel, delivered_at }],
    });
    assert.equal(can({}), true);
    assert.equal(can(arrivedOn("2026-11-10T08:00:00Z")), true);
    assert.equal(can(arrivedOn("2026-11-09T08:00:00Z")), false);
    const half = {
      ...delivered({ delivered_quantity: 1 }),
      fulfillments: [{ ...parcel, delivered_at: "2026-01-02T08:00:00Z" }],
    };
    assert.equal(can(half), true);
    assert.equal(can({ canceled_at: "2026-11-20T08:00:00Z" }), false);
    assert.equal(can({}, { priced: samplePricedCheckout({ company: true }) }), false);
  });

  it("offers neither withdrawal nor return once the whole order was withdrawn from and refunded", () => {
    const offersOf = (state: WithdrawalState, goods: string) => {
      const statement = { number: "W-10001", receivedAt: "2026-11-23T08:00:00.000Z", state, goods };
      const priced = samplePricedCheckout({ company: false });
      const { canWithdraw, returnUntil, lines } = orderOf(delivered(), { priced, withdrawals: [statement] });
      return [canWithdraw, returnUntil, lines[0]?.returnable];
    };
    assert.deepEqual(offersOf("refunded", ""), [false, null, 0]);
    assert.deepEqual(offersOf("refunded", "En rulle"), [true, "2026-12-07", 2]);
    assert.deepEqual(offersOf("received", ""), [true, "2026-12-07", 2]);
  });

  it("lists the returns of an order except one that a merchandiser has not confirmed yet", () => {
    const made = { requested_at: "2026-11-23T08:00:00Z", created_at: "2026-11-23T08:00:00Z" };
    const items = [{ item_id: "ordli_2", quantity: 1 }];
    const states = ["open", "requested", "partially_received", "received", "canceled"];
    const returns = states.map((status) => ({ id: status, status, items, ...made }));
    assert.deepEqual(
      orderOf({ ...delivered(), returns }).returns.map(({ id, state }) => [id, state]),
      [
        ["requested", "requested"],
        ["partially_received", "requested"],
        ["received", "received"],
        ["canceled", "cancelled"],
      ],
    );
  });

  it("offers an invoice or receipt unless the order awaits approval or payment, or was cancelled without one [3.50]", () => {
    const canceled = { canceled_at: "2026-11-20T08:00:00Z" };
    const byCard = samplePricedCheckout({ paymentMethod: "stripe" });
    assert.equal(orderOf().hasInvoice, true);
    assert.equal(orderOf({}, { approval: "awaiting" }).hasInvoice, false);
    assert.equal(orderOf({}, { approval: "awaiting", isInvoiced: true }).hasInvoice, false);
    assert.equal(orderOf({}, { priced: byCard }).hasInvoice, true);
    const untaken = paidBy("pp_stripe_stripe", { captured_at: null });
    assert.equal(orderOf(untaken, { priced: byCard }).hasInvoice, false);
    assert.equal(orderOf({}, { priced: byCard, isInvoiced: true }).hasInvoice, true);
    assert.equal(orderOf(canceled).hasInvoice, false);
    assert.equal(orderOf(canceled, { isInvoiced: true }).hasInvoice, true);
  });

  it("refuses cancellation and return once the gift card of the order could have been spent [9.36]", () => {
    const items = { items: [{ ...goods, detail }] };
    assert.equal(withCard(items).canCancel, true);
    const issued = withCard(items, true);
    assert.deepEqual([issued.state, issued.canCancel, issued.returnUntil], ["delivered", false, null]);
    assert.equal(withCard({ ...items, ...paidBy("pp_stripe_stripe", captured) }).canCancel, false);
  });
});

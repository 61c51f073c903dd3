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
/** Medusa counts the fee of an invoice as an item that is sent from the start. */
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

describe("an order as its account reads it", () => {
  it("pairs the lines as they were priced with Medusa's items, and takes no fee for a line", () => {
    const [line] = samplePricedCheckout().lines;
    const priced = samplePricedCheckout({ lines: [{ ...line!, variationId: "variant_2" }, line!] });
    const second = { ...goods, id: "ordli_0", variant_id: "variant_2" };
    const { lines } = orderOf({ items: [goods, fee, second] }, { priced });
    assert.deepEqual(
      lines.map(({ id }) => id),
      ["ordli_0", "ordli_2"],
    );
  });

  it("keeps a line that a merchandiser has taken out, of which nothing can be returned", () => {
    const { lines, state } = orderOf({ items: [fee] });
    assert.deepEqual(lines, [{ id: "variant_1", returnable: 0 }]);
    assert.equal(state, "processing");
  });

  it("awaits payment while a payment service has not taken the money; an invoice is paid later", () => {
    assert.equal(orderOf(paidBy("pp_stripe_stripe")).state, "awaiting_payment");
    assert.equal(orderOf(paidBy("pp_stripe_stripe", captured)).state, "processing");
    assert.equal(orderOf(paidBy("pp_system_default")).state, "processing");
  });

  it("tells how much was paid back, in minor units", () => {
    const refunds = [{ amount: 100.5 }, { amount: 75.25 }];
    const { refunded, state } = orderOf(paidBy("pp_stripe_stripe", { ...captured, refunds }));
    assert.deepEqual([refunded, state], [17_575, "processing"]);
  });

  it("has a parcel once it was handed over, not while it is packed or when it was cancelled", () => {
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

  it("proves that goods came once a parcel is under way, until all of them are back [3.45] [5.22]", () => {
    const proves = (changes: object) =>
      orderOf({ items: [fee, { ...goods, detail: { ...detail, ...changes } }] }).hasShippedGoods;
    assert.equal(proves({ fulfilled_quantity: 2 }), false);
    assert.equal(proves({ fulfilled_quantity: 2, shipped_quantity: 1 }), true);
    assert.equal(proves({ ...sent, shipped_quantity: 0 }), true);
    assert.equal(proves({ ...sent, return_received_quantity: 1 }), true);
    assert.equal(proves({ ...sent, return_received_quantity: 1, return_dismissed_quantity: 1 }), false);
    assert.equal(withCard({ items: [fee, goods] }, true).hasShippedGoods, false);
  });

  it("can be returned for 14 days after it arrived, less what was asked for or came back [9.36]", () => {
    const { returnUntil, lines, state, canCancel } = orderOf(delivered());
    assert.deepEqual([returnUntil, lines[0]?.returnable], ["2026-12-07", 2]);
    assert.deepEqual([state, canCancel], ["delivered", false]);
    assert.equal(orderOf(delivered({ return_requested_quantity: 1 })).lines[0]?.returnable, 1);
    const all = orderOf(delivered({ return_received_quantity: 1, return_dismissed_quantity: 1 }));
    assert.deepEqual([all.returnUntil, all.lines[0]?.returnable], [null, 0]);
    const old = { ...delivered(), fulfillments: [{ ...parcel, delivered_at: "2026-11-09T08:00:00Z" }] };
    assert.deepEqual([orderOf(old).returnUntil, orderOf(old).lines[0]?.returnable], [null, 0]);
  });

  it("can be withdrawn from until 14 days after its last parcel, without end before, by a consumer alone", () => {
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

  it("is neither withdrawn from nor returned once it was withdrawn from as a whole and refunded", () => {
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

  it("lists its returns, but for one that a merchandiser is about to write down", () => {
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

  it("has an invoice or a receipt unless it awaits approval or its money, or was cancelled without one [3.50]", () => {
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

  it("cannot be cancelled or returned once its gift card could have been spent [9.36]", () => {
    const items = { items: [{ ...goods, detail }] };
    assert.equal(withCard(items).canCancel, true);
    const issued = withCard(items, true);
    assert.deepEqual([issued.state, issued.canCancel, issued.returnUntil], ["delivered", false, null]);
    assert.equal(withCard({ ...items, ...paidBy("pp_stripe_stripe", captured) }).canCancel, false);
  });
});

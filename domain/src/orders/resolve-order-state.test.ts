import { describe, expect, it } from "vitest";
import { canCancelOrder } from "./can-cancel-order.ts";
import { type OrderProgress, resolveOrderState } from "./resolve-order-state.ts";

const line = (ordered: number, packed = 0, shipped = 0, delivered = 0, isGiftCard = false) => ({
  ordered,
  packed,
  shipped,
  delivered,
  isGiftCard,
});
const card = (isIssued: boolean) => (isIssued ? line(1, 1, 1, 1, true) : line(1, 0, 0, 0, true));

const paid: OrderProgress = {
  isCancelled: false,
  approval: "not_needed",
  isPaymentDue: false,
  paidMinor: 10_000,
  refundedMinor: 0,
  lines: [line(2), line(1)],
};
const unpaid = { paidMinor: 0, isPaymentDue: true };
const allDelivered = [line(2, 2, 2, 2), line(1, 1, 1, 1)];

type Case = [what: string, change: Partial<OrderProgress>, state: string, canBeCancelled: boolean];

describe("resolveOrderState and canCancelOrder", () => {
  it.each<Case>([
    ["that is paid", {}, "processing", true],
    ["whose payment is not captured yet", unpaid, "awaiting_payment", true],
    ["by invoice, which is paid later", { paidMinor: 0 }, "processing", true],
    ["by invoice that awaits approval", { paidMinor: 0, approval: "awaiting" }, "awaiting_approval", true],
    ["by invoice that is approved", { paidMinor: 0, approval: "approved" }, "processing", true],
    ["that a merchandiser refused", { approval: "refused" }, "cancelled", false],
    ["whose approval expired", { approval: "expired" }, "cancelled", false],
    ["that is cancelled and paid back", { isCancelled: true, refundedMinor: 10_000 }, "cancelled", false],
    ["that is cancelled before it was paid", { ...unpaid, isCancelled: true }, "cancelled", false],
    ["that was paid back in part", { refundedMinor: 9999 }, "processing", true],
    ["that was paid back in full", { refundedMinor: 10_000 }, "refunded", false],
    [
      "that was returned and paid back in full",
      { refundedMinor: 10_000, lines: allDelivered },
      "refunded",
      false,
    ],
    ["of which one piece is packed", { lines: [line(2, 1), line(1)] }, "packed", false],
    ["that is packed before it is paid", { ...unpaid, lines: [line(2, 2)] }, "packed", false],
    ["of which one line is on its way", { lines: [line(2, 2, 2), line(1, 1)] }, "partly_shipped", false],
    ["of which some pieces are on their way", { lines: [line(2, 2, 1)] }, "partly_shipped", false],
    ["that is on its way", { lines: [line(2, 2, 2), line(1, 1, 1)] }, "shipped", false],
    ["of which one parcel has arrived", { lines: [line(2, 2, 2, 2), line(1, 1, 1)] }, "shipped", false],
    ["that has arrived", { lines: allDelivered }, "delivered", false],
    [
      "that arrived without a line that was removed before",
      { lines: [line(0), line(1, 1, 1, 1)] },
      "delivered",
      false,
    ],
    ["of gift cards that are not issued yet", { lines: [card(false)] }, "processing", true],
    ["of gift cards that were mailed", { lines: [card(true)] }, "delivered", false],
    ["of goods beside a gift card that was mailed", { lines: [line(1), card(true)] }, "processing", false],
    ["whose lines were all removed", { lines: [line(0)] }, "processing", true],
  ])(
    "resolve the state of an order %s, and whether the customer may cancel it [4.41]",
    (_what, change, state, canBeCancelled) => {
      const order = { ...paid, ...change };
      expect(resolveOrderState(order)).toBe(state);
      expect(canCancelOrder(resolveOrderState(order), order.lines)).toBe(canBeCancelled);
    },
  );
});

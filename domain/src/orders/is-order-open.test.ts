import { expect, it } from "vitest";
import { isOrderOpen } from "./is-order-open.ts";
import { orderStates } from "./order-state.ts";

const now = new Date("2026-11-24T12:00:00Z");
const finished = ["delivered", "cancelled", "refunded"];

it.each(orderStates)(
  "isOrderOpen returns true for an order in the state %s, except a finished order without an open return",
  (state) => {
    const lastShippedAt = new Date("2026-11-20T12:00:00Z");
    expect(isOrderOpen({ state, hasOpenReturn: false, lastShippedAt }, now)).toBe(!finished.includes(state));
    expect(isOrderOpen({ state, hasOpenReturn: true, lastShippedAt }, now)).toBe(true);
  },
);

it.each([
  ["2026-10-25T12:00:01Z", true],
  ["2026-10-25T12:00:00Z", false],
])(
  "isOrderOpen returns for an order shipped at %s and never marked as delivered: %s",
  (shippedAt, isOpen) => {
    const order = { state: "shipped" as const, hasOpenReturn: false, lastShippedAt: new Date(shippedAt) };
    expect(isOrderOpen(order, now)).toBe(isOpen);
  },
);

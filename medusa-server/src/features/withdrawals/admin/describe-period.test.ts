import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { describePeriod } from "./describe-period.ts";

describe("the period of a withdrawal in the admin", () => {
  const until = { kind: "until", lastDay: "2026-12-08" } as const;
  it("says in time or late with the last day, or that goods have not arrived, or that a company has no right to withdraw", () => {
    const described = [
      { period: until, isInTime: true },
      { period: until, isInTime: false },
      { period: { kind: "open" } as const, isInTime: true },
      { period: { kind: "none" } as const, isInTime: false },
    ].map((told) => describePeriod({ ...told, orderId: "order_1" }));
    assert.deepEqual(described, [
      { text: "In time: until 2026-12-08", color: "green" },
      { text: "Late: it ended on 2026-12-08", color: "red" },
      { text: "In time: not all has arrived", color: "green" },
      { text: "A company: no right to withdraw", color: "red" },
    ]);
  });

  it("distinguishes an unknown order from one whose data is deleted", () => {
    const textOf = (orderId: string | null) => describePeriod({ period: null, isInTime: null, orderId }).text;
    assert.equal(textOf(null), "Order not known");
    assert.equal(textOf("order_1"), "Not known: the order’s data is deleted");
  });
});

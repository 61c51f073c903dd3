import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toWithdrawalRow } from "./to-withdrawal-row.ts";

const statement = {
  id: "wdr_1",
  number: "W-10001",
  fingerprint: null,
  state: "received" as const,
  order_id: null,
  order_number: "1042",
  typed_order_number: "1042",
  assigned_by: null,
  name: "Åsa Öberg",
  email: "asa@example.com",
  goods: "",
  site: "se",
  language: "sv",
  is_suspicious: false,
  received_at: new Date("2026-11-25T12:00:00Z"),
  decided_at: null,
  decided_by: null,
  reason: null,
  created_at: new Date("2026-11-25T12:00:00Z"),
  updated_at: new Date("2026-11-25T12:00:00Z"),
  deleted_at: null,
};
const dueOf = (receivedAt: string, now = receivedAt) => {
  const row = toWithdrawalRow({ ...statement, received_at: new Date(receivedAt) }, null, new Date(now));
  return [row.refundDue, row.isOverdue];
};

describe("the refund day of a withdrawal (directive 2011/83/EU, article 13(1))", () => {
  it("falls on the 14th day after the day of the statement in Sweden, in winter and in summer", () => {
    assert.deepEqual(dueOf("2026-11-25T22:59:59Z"), ["2026-12-09", false]);
    assert.deepEqual(dueOf("2026-11-25T23:00:00Z"), ["2026-12-10", false]);
    assert.deepEqual(dueOf("2026-06-25T21:59:59Z"), ["2026-07-09", false]);
    assert.deepEqual(dueOf("2026-06-25T22:00:00Z"), ["2026-07-10", false]);
  });

  it("ends at midnight in Sweden", () => {
    assert.deepEqual(dueOf("2026-11-25T12:00:00Z", "2026-12-09T22:59:59Z"), ["2026-12-09", false]);
    assert.deepEqual(dueOf("2026-11-25T12:00:00Z", "2026-12-09T23:00:00Z"), ["2026-12-09", true]);
  });
});

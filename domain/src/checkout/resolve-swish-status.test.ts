import { expect, it } from "vitest";
import { isSwishSettled, resolveSwishStatus, swishStatuses } from "./resolve-swish-status.ts";

it.each([
  ["CREATED", null, "waiting"],
  ["INITIATED", null, "waiting"],
  ["PAID", null, "paid"],
  ["DECLINED", null, "declined"],
  ["CANCELLED", null, "cancelled"],
  ["ERROR", "TM01", "expired"],
  ["ERROR", "BANKIDCL", "cancelled"],
  ["ERROR", "RF07", "failed"],
  ["ERROR", "DS24", "unknown"],
  ["ERROR", null, "unknown"],
  ["VALIDATED", null, "unknown"],
  ["", null, "unknown"],
])(
  "resolveSwishStatus turns %s with %s into %s, and never into a failure when it may have been paid",
  (status, errorCode, expected) => {
    expect(resolveSwishStatus({ status, errorCode })).toBe(expected);
  },
);

it("isSwishSettled returns false while a payment waits or its outcome is unknown, so the shop continues to poll", () => {
  expect(swishStatuses.filter((status) => !isSwishSettled(status))).toEqual(["waiting", "unknown"]);
});

import { expect, it } from "vitest";
import { areDetailsHidden } from "./are-details-hidden.ts";

const placedAt = "2026-03-02T10:00:00.000Z";

it("a placed checkout hides its details after one hour", () => {
  expect(areDetailsHidden({ placedAt, now: "2026-03-02T10:59:59.999Z" })).toBe(false);
  expect(areDetailsHidden({ placedAt, now: "2026-03-02T11:00:00.000Z" })).toBe(true);
});

it("a checkout without an order hides no details", () => {
  expect(areDetailsHidden({ placedAt: null, now: "2030-01-01T00:00:00.000Z" })).toBe(false);
});

import { expect, it } from "vitest";
import { resolveReturnDeadline } from "./resolve-return-deadline.ts";

it.each<[deliveries: string[], now: string, deadline: string | null]>([
  [[], "2026-11-24T12:00:00Z", null],
  [["2026-11-24T08:00:00Z"], "2026-11-24T12:00:00Z", "2026-12-08"],
  [["2026-11-24T22:59:59Z"], "2026-12-08T23:59:59Z", "2026-12-08"],
  [["2026-11-24T22:59:59Z"], "2026-12-09T00:00:00Z", null],
  [["2026-11-24T23:59:59Z"], "2026-12-09T23:59:59Z", "2026-12-09"],
  [["2026-11-20T08:00:00Z", "2026-11-24T08:00:00Z"], "2026-12-05T00:00:00Z", "2026-12-08"],
  [["2026-11-24T08:00:00Z", "2026-11-20T08:00:00Z"], "2026-12-05T00:00:00Z", "2026-12-08"],
  [["2026-11-21T08:00:00Z"], "2026-12-07T23:59:59Z", "2026-12-07"],
  [["2026-02-20T08:00:00Z"], "2026-02-21T00:00:00Z", "2026-03-06"],
])("lets goods that arrived at %j be returned, at %s, until %s [9.36]", (deliveries, now, deadline) => {
  const arrived = deliveries.map((delivery) => new Date(delivery));
  expect(resolveReturnDeadline(arrived, new Date(now))).toBe(deadline);
});

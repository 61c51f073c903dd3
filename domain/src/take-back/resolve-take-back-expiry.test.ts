import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveTakeBackExpiry } from "./resolve-take-back-expiry.ts";

const dayMs = 86_400_000;

describe("resolveTakeBackExpiry", () => {
  it.each([
    ["2026-11-24T00:00:00.000Z", "2027-01-24T00:00:00.000Z"],
    ["2026-11-24T23:59:59.999Z", "2027-01-24T00:00:00.000Z"],
    ["2027-12-31T12:00:00.000Z", "2028-03-01T00:00:00.000Z"],
    ["2026-12-31T12:00:00.000Z", "2027-03-02T00:00:00.000Z"],
  ])(
    "lets a request of %s expire at %s, with the end of the 60th day after it [4.37] [5.16]",
    (createdAt, expiresAt) => {
      expect(resolveTakeBackExpiry(new Date(createdAt)).toISOString()).toBe(expiresAt);
    },
  );

  it("allows 60 days whatever the time of day, and never 61 [4.37] [5.16]", () => {
    const time = fc.date({ min: new Date("2026-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(time, (createdAt) => {
        const kept = resolveTakeBackExpiry(createdAt).getTime() - createdAt.getTime();
        expect(kept).toBeGreaterThan(60 * dayMs);
        expect(kept).toBeLessThanOrEqual(61 * dayMs);
      }),
    );
  });
});

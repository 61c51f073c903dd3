import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculatePointsChange, calculateReward } from "./calculate-reward.ts";

const filament = { type: "filament", total: 30_000, couponTotal: 0 };

describe("calculateReward", () => {
  it.each([
    ["standard", 900],
    ["pro", 1800],
    ["elite", 2700],
  ] as const)("earns for filament of 300.00 as %s %i hundredths [9.29] [9.30] [9.31]", (tier, points) => {
    expect(calculateReward({ lines: [filament], total: 30_000, pointsMinor: 0 }, tier)).toBe(points);
  });

  it("earns nothing for bundles, gift cards, printers and delivery [6.7]", () => {
    const lines = ["bundle", "giftCard", "printer"].map((type) => ({ ...filament, type }));
    expect(calculateReward({ lines, total: 95_000, pointsMinor: 0 }, "elite")).toBe(0);
  });

  it("earns points on the amount that remains after a coupon and a payment by points", () => {
    const coupon = { ...filament, couponTotal: 10_000 };
    expect(calculateReward({ lines: [coupon], total: 20_000, pointsMinor: 0 }, "standard")).toBe(600);
    expect(calculateReward({ lines: [filament], total: 30_000, pointsMinor: 15_000 }, "standard")).toBe(450);
    const other = { ...filament, type: "printer" };
    expect(
      calculateReward({ lines: [filament, other], total: 60_000, pointsMinor: 30_000 }, "standard"),
    ).toBe(450);
  });
});

describe("calculatePointsChange", () => {
  it("takes back all points of a fully refunded order and never more, however the refunds are split", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 }),
        (earnedMinor, refunds) => {
          const totalMinor = refunds.reduce((sum, one) => sum + one, 0);
          let changedMinor = 0;
          let refundedMinor = 0;
          for (const refund of refunds) {
            refundedMinor += refund;
            const change = calculatePointsChange({ earnedMinor, changedMinor, refundedMinor, totalMinor });
            changedMinor += change;
            // Applying the same refund again changes nothing.
            expect(calculatePointsChange({ earnedMinor, changedMinor, refundedMinor, totalMinor })).toBe(0);
            expect(changedMinor).toBeLessThanOrEqual(earnedMinor);
          }
          expect(changedMinor).toBe(earnedMinor);
        },
      ),
    );
  });
});

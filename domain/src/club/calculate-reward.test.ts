import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculatePointsChange, calculateReward } from "./calculate-reward.ts";

const filament = { type: "filament", total: 30_000, couponTotal: 0 };

describe("the points of an order", () => {
  it.each([
    ["standard", 900],
    ["pro", 1800],
    ["elite", 2700],
  ] as const)("are for filament of 300.00 as %s %i hundredths [9.29] [9.30] [9.31]", (tier, points) => {
    expect(calculateReward({ lines: [filament], total: 30_000, pointsMinor: 0 }, tier)).toBe(points);
  });

  it("are none for anything but filament: bundles, gift cards, printers, delivery [6.7]", () => {
    const lines = ["bundle", "giftCard", "printer"].map((type) => ({ ...filament, type }));
    expect(calculateReward({ lines, total: 95_000, pointsMinor: 0 }, "elite")).toBe(0);
  });

  it("are earned on what is left after a coupon and after points", () => {
    const coupon = { ...filament, couponTotal: 10_000 };
    expect(calculateReward({ lines: [coupon], total: 20_000, pointsMinor: 0 }, "standard")).toBe(600);
    expect(calculateReward({ lines: [filament], total: 30_000, pointsMinor: 15_000 }, "standard")).toBe(450);
    const other = { ...filament, type: "printer" };
    expect(
      calculateReward({ lines: [filament, other], total: 60_000, pointsMinor: 30_000 }, "standard"),
    ).toBe(450);
  });
});

describe("what refunds change of an order's points", () => {
  it("is, however they are split, all of it in the end and never more", () => {
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
            // Told again, the same refund changes nothing.
            expect(calculatePointsChange({ earnedMinor, changedMinor, refundedMinor, totalMinor })).toBe(0);
            expect(changedMinor).toBeLessThanOrEqual(earnedMinor);
          }
          expect(changedMinor).toBe(earnedMinor);
        },
      ),
    );
  });
});

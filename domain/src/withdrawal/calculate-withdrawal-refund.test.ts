import { describe, expect, it } from "vitest";
import { calculateWithdrawalRefund, type WithdrawnLine } from "./calculate-withdrawal-refund.ts";

const line = (quantity: number, paid: number, withdrawn: number): WithdrawnLine => ({
  quantity,
  paid,
  withdrawn,
});
const refund = (
  lines: readonly WithdrawnLine[],
  changes: Partial<Parameters<typeof calculateWithdrawalRefund>[0]> = {},
) =>
  calculateWithdrawalRefund({ lines, shippingPaid: 9900, cheapestShipping: 4900, feePaid: 2900, ...changes });

describe("calculateWithdrawalRefund (directive 2011/83/EU, article 13)", () => {
  it("refunds a whole order, with the cheapest standard delivery in place of a dearer one", () => {
    expect(refund([line(2, 49_800, 2), line(1, 100, 1)])).toEqual({
      goods: 49_900,
      shipping: 4900,
      fee: 2900,
      total: 57_700,
    });
  });

  it.each([
    [4900, 9900, 4900],
    [0, 4900, 0],
    [9900, 0, 0],
    [9900, null, 9900],
  ])(
    "limits the refund of %i for delivery, where the cheapest costs %j, to %i",
    (shippingPaid, cheapestShipping, expected) => {
      expect(refund([line(1, 100, 1)], { shippingPaid, cheapestShipping }).shipping).toBe(expected);
    },
  );

  it("refunds some of the goods by their share of the line, without delivery and fee", () => {
    const goods = 33_333;
    expect(refund([line(3, 100_000, 1), line(1, 500, 0)])).toEqual({
      goods,
      shipping: 0,
      fee: 0,
      total: goods,
    });
    expect(refund([line(3, 100_000, 2)]).total).toBe(66_667);
    expect(refund([line(3, 100_000, 0)]).total).toBe(0);
  });
});

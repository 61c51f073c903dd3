import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCreditorReference, isCreditorReference, toCreditorReference } from "./creditor-reference.ts";

describe("toCreditorReference", () => {
  it.each([
    ["539007547034", "RF18539007547034"],
    ["2348231", "RF712348231"],
    ["SP-1001", "RF34SP1001"],
  ])("turns %s into the reference %s with its check digits", (number, reference) => {
    expect(toCreditorReference(number)).toBe(reference);
  });

  it.each(["", "--", "1".repeat(22)])("throws for %j", (number) => {
    expect(() => toCreditorReference(number)).toThrow(RangeError);
  });

  const number = fc.stringMatching(/^[0-9A-Z]{1,21}$/);

  it("produces valid check digits for any number, which can be read back", () => {
    fc.assert(
      fc.property(number, (body) => {
        const reference = toCreditorReference(body);
        return isCreditorReference(reference) && reference.slice(4) === body;
      }),
    );
  });

  it("detects any single wrong digit and any two swapped neighbors", () => {
    const slip = fc.tuple(
      fc.stringMatching(/^\d{2,21}$/),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(slip, ([body, place, step, swapped]) => {
        const right = toCreditorReference(body);
        const signs = [...right];
        const at = 2 + (place % (signs.length - 3));
        const [sign = "", next = ""] = signs.slice(at);
        if (swapped) signs.splice(at, 2, next, sign);
        else signs[at] = String((Number(sign) + step) % 10);
        const slipped = signs.join("");
        return slipped === right || !isCreditorReference(slipped);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ["RF18 5390 0754 7034", true],
  ["rf18539007547034", true],
  ["RF19539007547034", false],
  ["RF18", false],
  ["SE18539007547034", false],
])("isCreditorReference returns for %s: %s", (text, expected) => {
  expect(isCreditorReference(text)).toBe(expected);
});

it("formatCreditorReference prints groups of four", () => {
  expect(formatCreditorReference("RF18539007547034")).toBe("RF18 5390 0754 7034");
  expect(formatCreditorReference("RF712348231")).toBe("RF71 2348 231");
});

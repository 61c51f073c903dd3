import { describe, expect, it } from "vitest";
import { toSummary } from "./to-summary.ts";

describe("toSummary [2.57]", () => {
  it("returns a short text unchanged", () => {
    expect(toSummary("  A spool\n of PLA. ")).toBe("A spool of PLA.");
  });
  it("cuts a long text between words", () => {
    const text = `${"word ".repeat(40)}end`;
    expect(toSummary(text)).toMatch(/^(?:word )+word…$/);
  });
  it.each([154, 155, 156, 157, 400])("returns at most 155 characters of a text of %i", (length) => {
    for (const text of ["x".repeat(length), "a b ".repeat(length).slice(0, length), `${"x".repeat(154)} y`]) {
      expect(toSummary(text).length).toBeLessThanOrEqual(155);
    }
  });
});

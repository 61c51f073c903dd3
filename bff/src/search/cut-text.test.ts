import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutText, splitText } from "./cut-text.ts";

const maxBytes = 20;

describe("cutText", () => {
  it.each([
    ["short", "short"],
    ["", ""],
    ["åäö åäö åäö", "åäö åäö"],
    ["a  b\nc", "a b c"],
    [`${"x".repeat(30)} word`, "word"],
  ])("cuts between words: %j becomes %j", (text, expected) => {
    expect(cutText(text, maxBytes)).toBe(expected);
  });

  it("splits into parts that fit, in order, without losing a word that fits", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 8 })), (pieces) => {
        const text = pieces.join(" ");
        const parts = splitText(text, maxBytes);
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(maxBytes);
        const fitting = text.split(/\s+/).filter((word) => word !== "" && Buffer.byteLength(word) < maxBytes);
        expect(parts.flatMap((part) => part.split(" "))).toEqual(fitting);
      }),
    );
  });
});

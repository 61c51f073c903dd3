import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasDirectionOverride,
  normalizeCode,
  removeDirectionOverrides,
  removeInvisible,
} from "./normalize-text.ts";

const overrides = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ..."aå中ب😀क \n\0",
        "\u200b",
        "\u200c",
        "\u200d",
        "\u00ad",
        "\ufeff",
        "\ufe0f",
        "\u202e",
      ),
    )
    .map((parts) => parts.join("")),
);

describe("removeInvisible", () => {
  it.each([
    ["a zero-width space", "Kim\u200b Berg\u200b", "Kim Berg"],
    ["a byte order mark", "\ufeffKim", "Kim"],
    ["a soft hyphen", "Fri\u00adlund", "Frilund"],
    ["a word joiner", "Kim\u2060", "Kim"],
    ["direction marks", "\u200eKim\u200f\u061c", "Kim"],
    ["a joiner between Latin letters", "Auf\u200clage", "Auflage"],
    ["a joiner behind a dot", "spolverk.\u200cse", "spolverk.se"],
    ["letters that are blank", "\u3164\u2800\uffa0", ""],
    ["invisible tags", "Kim\u{e0041}\u{e0042}", "Kim"],
  ])("removes %s", (_, text, expected) => {
    expect(removeInvisible(text)).toBe(expected);
  });

  it.each([
    ["Persian", "نامه\u200cای"],
    ["Devanagari", "क्\u200dष"],
    ["a family", "👨\u200d👩\u200d👧"],
    ["a heart on fire", "❤\ufe0f\u200d🔥"],
    ["a variant of a Japanese name", "葛\u{e0100}城"],
    ["Arabic signs that are seen", "\u0600١٢"],
  ])("keeps the characters needed to write %s", (_, text) => {
    expect(removeInvisible(text)).toBe(text);
  });

  it("keeps direction overrides, so that hasDirectionOverride can refuse the text", () => {
    for (const sign of overrides) {
      const text = `Kim${String.fromCodePoint(sign)}`;
      expect(removeInvisible(text)).toBe(text);
    }
  });

  it("leaves its own result unchanged", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(removeInvisible(removeInvisible(text))).toBe(removeInvisible(text));
      }),
    );
  });
});

describe("hasDirectionOverride", () => {
  it("finds only embeddings, overrides and isolates", () => {
    const codes = Array.from({ length: 0x3000 }, (_, code) => code);
    expect(codes.filter((code) => hasDirectionOverride(`a${String.fromCodePoint(code)}b`))).toEqual(
      overrides,
    );
  });
});

describe("removeDirectionOverrides", () => {
  it("leaves a text that hasDirectionOverride accepts, and every other character", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const left = removeDirectionOverrides(text);
        expect(hasDirectionOverride(left)).toBe(false);
        expect(left).toBe([...text].filter((sign) => !hasDirectionOverride(sign)).join(""));
      }),
    );
  });
});

describe("normalizeCode", () => {
  it.each([
    ["WELCOME10\u200b", "WELCOME10"],
    ["\u202eWELCOME10\u202c", "WELCOME10"],
    ["ＷＥＬＣＯＭＥ１０", "WELCOME10"],
    ["７３０ ００１", "730 001"],
    ["\u00a0SE\u00a0556\t", "SE 556"],
    ["A\u200dB\u200cC", "ABC"],
  ])("converts %j to %j", (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });

  it("leaves no format character, and is idempotent", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const code = normalizeCode(text);
        expect(code).not.toMatch(/\p{Cf}/u);
        expect(normalizeCode(code)).toBe(code);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { isSuspicious } from "./is-suspicious.ts";

const link = "https://example.com/a ";
const plain = { trap: "", filledInMs: 3000, texts: ["Hello", "I have a question"] };

describe("isSuspicious", () => {
  it.each([
    [{}, false],
    [{ trap: "x" }, true],
    [{ trap: " " }, true],
    [{ filledInMs: 2999 }, true],
    [{ filledInMs: 0 }, true],
    [{ filledInMs: -1 }, true],
    [{ texts: [] }, false],
    [{ texts: [link.repeat(5)] }, false],
    [{ texts: [link.repeat(6)] }, true],
    [{ texts: [link.repeat(3), link.repeat(3)] }, true],
    [{ texts: ["HTTP://a HtTpS://b http://c http://d http://e http://f"] }, true],
    [{ texts: ["http https www.example.com example.com ".repeat(9)] }, false],
  ])("judges %j: %s, by honeypot, fill time and links [3.47]", (changes, expected) => {
    expect(isSuspicious({ ...plain, ...changes })).toBe(expected);
  });
});

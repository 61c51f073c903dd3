import { describe, expect, it } from "vitest";
import { readAgreedCookies } from "./has-agreed-cookies.ts";

const storing = (value: string | null) => () => ({ getItem: () => value });

describe("agreement to cookies", () => {
  it.each([
    ["true", true],
    ["false", false],
    ["null", null],
    ["yes", null],
    [null, null],
  ])("is read from the answer %s as %s [4.19]", (answer, agreed) => {
    expect(readAgreedCookies(storing(answer))).toBe(agreed);
  });

  it("is undecided in a browser without storage", () => {
    const closed = () => {
      throw new Error("denied");
    };
    expect(readAgreedCookies(closed)).toBeNull();
  });
});

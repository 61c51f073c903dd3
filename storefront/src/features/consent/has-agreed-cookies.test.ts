import { describe, expect, it } from "vitest";
import { hasAgreedCookies } from "./has-agreed-cookies.ts";

const storing = (value: string | null) => () => ({ getItem: () => value });

describe("agreement to cookies", () => {
  it.each([
    ["true", true],
    ["false", false],
    ["null", false],
    [null, false],
  ])("is read from the answer %s as %s [4.19]", (answer, allowed) => {
    expect(hasAgreedCookies(storing(answer))).toBe(allowed);
  });

  it("is not there in a browser that keeps nothing", () => {
    const closed = () => {
      throw new Error("denied");
    };
    expect(hasAgreedCookies(closed)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { canLoadThirdParty } from "./can-load-third-party.ts";

const storing = (value: string | null) => () => ({ getItem: () => value });

describe("what others serve", () => {
  it.each([
    ["true", true],
    ["false", false],
    ["null", false],
    [null, false],
  ])("is loaded when the answer about cookies is %s: %s [4.19]", (answer, allowed) => {
    expect(canLoadThirdParty(storing(answer))).toBe(allowed);
  });

  it("is not loaded in a browser that keeps nothing", () => {
    const closed = () => {
      throw new Error("denied");
    };
    expect(canLoadThirdParty(closed)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { isCasNumber } from "./is-cas-number.ts";

describe("isCasNumber", () => {
  it.each(["7439-92-1", "7732-18-5", "100-42-5"])("accepts %s, whose check digit is valid", (number) => {
    expect(isCasNumber(number)).toBe(true);
  });

  it.each(["7439-92-2", "7493-92-1", "7439921", "07439-92-1", ""])("refuses %s", (number) => {
    expect(isCasNumber(number)).toBe(false);
  });
});

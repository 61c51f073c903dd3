import { describe, expect, it } from "vitest";
import { isPhone } from "./is-phone.ts";

describe("the browser of a phone", () => {
  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1", true],
    ["Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36", true],
    ["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", true],
    ["Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Safari/537.36", false],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", false],
    ["", false],
  ])("%s: %s", (userAgent, expected) => {
    expect(isPhone(userAgent)).toBe(expected);
  });
});

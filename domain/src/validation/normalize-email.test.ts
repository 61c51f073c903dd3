import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasUnsupportedEnding, isEmail, normalizeEmail } from "./is-email.ts";

describe("normalizeEmail", () => {
  it.each([
    ["anna@müller.de", "anna@xn--mller-kva.de"],
    ["anna@mu\u0308ller.de", "anna@xn--mller-kva.de"],
    ["Anna@MÜLLER.de", "Anna@xn--mller-kva.de"],
    ["kim@例え.jp", "kim@xn--r8jz45g.jp"],
    ["kim＠例え。ｊｐ", "kim@xn--r8jz45g.jp"],
    ["kim@straße.de", "kim@xn--strae-oqa.de"],
    ["kim@مثال.com", "kim@xn--mgbh0fb.com"],
    ["kim@xn--mller-kva.de", "kim@xn--mller-kva.de"],
    [" kim@example.se\u200b ", "kim@example.se"],
    ["kim@spolverk.\u200cse", "kim@spolverk.se"],
    ["k\u00adim@example.se", "kim@example.se"],
    ["Kim@Example.SE", "Kim@Example.SE"],
  ])("converts %j to the valid address %s [5.1]", (typed, email) => {
    expect(normalizeEmail(typed)).toBe(email);
    expect(isEmail(normalizeEmail(typed))).toBe(true);
  });

  it.each([
    "anna@müller",
    "anna@müller..de",
    "anna@mül ler.de",
    "anna@müller.de/x",
    "anna@müller.de:25",
    "anna@müller.de?x",
    "anna@m@üller.de",
    "anna@１２７.0.0.1",
    "anna@xn--.mü",
    `anna@${"ü".repeat(64)}.de`,
    "@müller.de",
    "müller.de",
    "anna@例え\ud800.jp",
  ])("leaves %j invalid [5.1]", (typed) => {
    expect(isEmail(normalizeEmail(typed))).toBe(false);
  });

  it("keeps the letters of the local part: another letter could be another person [5.1]", () => {
    expect(normalizeEmail("\u212aim@müller.de")).toBe("\u212aim@xn--mller-kva.de");
  });

  it("converts a non-ASCII top-level domain too, which the commerce server does not accept [5.1]", () => {
    const email = normalizeEmail("kim@пример.рф");
    expect(email).toBe("kim@xn--e1afmkfd.xn--p1ai");
    expect(isEmail(email)).toBe(false);
    expect(hasUnsupportedEnding(email)).toBe(true);
    expect(hasUnsupportedEnding("kim@example")).toBe(false);
    expect(hasUnsupportedEnding("kim@.xn--p1ai")).toBe(false);
    expect(hasUnsupportedEnding("kim@xn--e1afmkfd.com")).toBe(false);
  });

  it("never throws, and is idempotent [5.1]", () => {
    const signs = [
      "ü",
      "ß",
      ".",
      "。",
      "xn--",
      "xn--a",
      "\u200d",
      "\u0338",
      "۱",
      "😀",
      "١٢٧.1",
      "-",
      "@",
      "a",
      "/",
      ":",
    ];
    const part = fc.constantFrom(...signs, "\ud800", "\0", "%", "ﷺ");
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (name, domain) => {
        const email = normalizeEmail(`${name.join("")}@${domain.join("")}`);
        expect(normalizeEmail(email)).toBe(email);
      }),
    );
  });
});

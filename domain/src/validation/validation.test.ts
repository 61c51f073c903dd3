import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasStates } from "./has-states.ts";
import { isEmail } from "./is-email.ts";
import { isGln } from "./is-gln.ts";
import { isPeppolId } from "./is-peppol-id.ts";
import { isPlausiblePhoneNumber } from "./is-plausible-phone-number.ts";
import { isStateCode } from "./is-state-code.ts";
import { isSwedishOrganizationNumber } from "./is-swedish-organization-number.ts";

describe("isEmail", () => {
  it.each(["a@b.se", "first.last+tag@mail.example.co.uk", "å@exempel.se"])("takes %s [5.1]", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    "",
    "a",
    "a@",
    "@b.se",
    "a@b",
    "a b@c.se",
    "a@b..se",
    "a..b@c.se",
    ".a@c.se",
    "a@-b.se",
    `${"a".repeat(250)}@b.se`,
    `${"a".repeat(65)}@b.se`,
    `a@${"b".repeat(64)}.se`,
    `a@${"b.".repeat(130)}se`,
    "a@b.se\n",
    "a@b@c.se",
    "a@b_c.se",
  ])("refuses %j [5.1]", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("answers at once, however the text is made [5.1]", () => {
    const texts = ["a.".repeat(50_000), `a@${"b-".repeat(50_000)}`, `${"a.".repeat(30)}@${"b.".repeat(90)}`];
    const started = Date.now();
    expect(texts.filter(isEmail)).toEqual([]);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe("isSwedishOrganizationNumber", () => {
  it.each(["5560125790", "556012-5790", " 556012-5790 "])("takes %j [5.3]", (text) => {
    expect(isSwedishOrganizationNumber(text)).toBe(true);
  });
  it.each(["5560125791", "556012579", "55601257900", "55-60125790", "abcdefghij"])(
    "refuses %j [5.3]",
    (text) => {
      expect(isSwedishOrganizationNumber(text)).toBe(false);
    },
  );
});

describe("isGln", () => {
  it("takes 13 digits with a right check digit and nothing else [5.6]", () => {
    expect(isGln("7300010000001")).toBe(true);
    expect(isGln("7300010000002")).toBe(false);
    expect(isGln("730001000000")).toBe(false);
  });
});

describe("check digits", () => {
  const wrongDigit = (digits: string) =>
    fc
      .tuple(fc.nat(digits.length - 1), fc.integer({ min: 1, max: 9 }))
      .map(([at, step]) => digits.slice(0, at) + ((Number(digits[at]) + step) % 10) + digits.slice(at + 1));

  it("find any single wrong digit of a GLN [5.6]", () => {
    fc.assert(fc.property(wrongDigit("7300010000001"), (text) => !isGln(text)));
  });

  it("find any single wrong digit of an organisation number [5.3]", () => {
    fc.assert(fc.property(wrongDigit("5560125790"), (text) => !isSwedishOrganizationNumber(text)));
  });
});

describe("isPeppolId", () => {
  it.each([
    ["0007:5560125790", true],
    ["0088:7300010000001", true],
    ["0007:556012579", false],
    ["0088:5560125790", false],
    ["0099:5560125790", false],
  ])("%s: %s [5.6]", (text, expected) => {
    expect(isPeppolId(text)).toBe(expected);
  });
});

describe("isStateCode", () => {
  it.each([
    ["CA", true],
    ["NSW", true],
    ["ca", false],
    ["California", false],
    ["", false],
  ])("%j: %s [5.4]", (text, expected) => {
    expect(isStateCode(text)).toBe(expected);
  });
});

describe("hasStates", () => {
  it.each([
    ["US", true],
    ["CA", true],
    ["AU", true],
    ["SE", false],
  ])("%s: %s [5.4]", (country, expected) => {
    expect(hasStates(country)).toBe(expected);
  });
});

describe("isPlausiblePhoneNumber", () => {
  it.each([
    ["070-123 45 67", true],
    ["+49 (30) 123456", true],
    ["112233", true],
    ["11223", false],
    ["1234567890123456", false],
    ["070+1234567", false],
    ["0701234567 ext", false],
    ["", false],
  ])("%j: %s [5.5]", (text, expected) => {
    expect(isPlausiblePhoneNumber(text)).toBe(expected);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./is-email.ts";
import { isGln } from "./is-gln.ts";
import { isOrganizationNumber } from "./is-organization-number.ts";
import { isPeppolId } from "./is-peppol-id.ts";
import { findUndeliverable, hasStates, listStates, normalizeState } from "./states.ts";

describe("isEmail", () => {
  it.each(["a@b.se", "first.last+tag@mail.example.co.uk", "å@exempel.se"])("accepts %s [5.1]", (text) => {
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
    "a@exämple.se",
    "a@127.0.0.1",
  ])("refuses %j [5.1]", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("refuses long repetitive texts quickly, without backtracking [5.1]", () => {
    const texts = ["a.".repeat(50_000), `a@${"b-".repeat(50_000)}`, `${"a.".repeat(30)}@${"b.".repeat(90)}`];
    expect(texts.filter(isEmail)).toEqual([]);
  });
});

describe("isGln", () => {
  it("accepts exactly 13 digits with a valid check digit [5.6]", () => {
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

  it("detect any single wrong digit of a GLN [5.6]", () => {
    fc.assert(fc.property(wrongDigit("7300010000001"), (text) => !isGln(text)));
  });

  it("detect any single wrong digit of an organization number [5.3]", () => {
    fc.assert(fc.property(wrongDigit("5560125790"), (text) => !isOrganizationNumber("SE", text)));
  });
});

describe("isPeppolId", () => {
  it.each([
    ["0007:5560125790", true],
    ["0088:7300010000001", true],
    ["0007:556012579", false],
    ["0088:5560125790", false],
    ["0099:5560125790", false],
    ["0007:5560125791", false],
    ["0088:7300010000002", false],
    ["0007:5560125790:1", false],
    ["5560125790", false],
  ])("returns for %s: %s [5.6]", (text, expected) => {
    expect(isPeppolId(text)).toBe(expected);
  });
});

describe("states", () => {
  it.each([
    ["US", "CA", "CA"],
    ["US", "ca", "CA"],
    ["US", " Ca\u200b", "CA"],
    ["US", "ＣＡ", "CA"],
    ["US", "dc", "DC"],
    ["US", "PR", "PR"],
    ["US", "GU", "GU"],
    ["US", "ae", "AE"],
    ["CA", "QC", "QC"],
    ["AU", "NSW", "NSW"],
    ["AU", "CA", null],
    ["US", "California", null],
    ["US", "", null],
    ["US", "toString", null],
    ["toString", "CA", null],
    ["SE", "CA", null],
  ])("normalizeState maps for %s %j to %s [5.4]", (country, text, expected) => {
    expect(normalizeState(country, text)).toBe(expected);
  });

  it("excludes from delivery only military mail and distant territories of the United States [8.41]", () => {
    const undelivered = ["AU", "BR", "CA", "IN", "MX", "US"].flatMap((country) =>
      listStates(country).flatMap(({ code }) => {
        const reason = findUndeliverable(country, code);
        return reason === null ? [] : [`${country} ${code} ${reason}`];
      }),
    );
    expect(undelivered.toSorted()).toEqual([
      "US AA military_post",
      "US AE military_post",
      "US AP military_post",
      "US AS distant_territory",
      "US GU distant_territory",
      "US MP distant_territory",
      "US VI distant_territory",
    ]);
  });

  it.each([
    ["US", 59],
    ["CA", 13],
    ["AU", 8],
    ["BR", 27],
    ["IN", 36],
    ["MX", 32],
    ["SE", 0],
  ])("%s has %d, each with a short form and a name [5.4]", (country, count) => {
    const entries = listStates(country);
    expect(entries).toHaveLength(count);
    expect(hasStates(country)).toBe(count > 0);
    for (const { code, name } of entries) {
      expect(code).toMatch(/^[A-Z]{2,3}$/);
      expect(name).toMatch(/^\p{Lu}(?:\p{Ll}|\.\p{Lu}\.)/u);
    }
  });
});

import { describe, expect, it } from "vitest";
import { createTranslate } from "./create-translate.ts";
import { createMailTranslate } from "./mail-texts.ts";

describe("createTranslate", () => {
  const texts = {
    stock: { left_one: "{{count}} left", left_other: "{{count}} are left" },
    pair: "{{a}} of {{b}}{{c}}",
  };

  it("inserts values unescaped and leaves no placeholder behind", () => {
    expect(createTranslate("en", texts)("pair", { a: "$t(stock.left)", b: "<$& {{a}}>" })).toBe(
      "$t(stock.left) of <$& {{a}}>",
    );
  });

  it("selects the plural form of its language", () => {
    const t = createTranslate("en", texts);
    expect([1, 2].map((count) => t("stock.left", { count }))).toEqual(["1 left", "2 are left"]);
  });

  it("shows the given replacement for a missing value", () => {
    const t = createTranslate("en", texts, { onMissingValue: (_, [place]) => `no ${String(place)}` });
    expect(t("pair", { a: 1, c: 2 })).toBe("1 of no {{b}}2");
  });

  it("throws in a mail when a value is missing", () => {
    const t = createMailTranslate("en");
    expect(() => t("confirmation.subject")).toThrow("A value is missing");
    expect(t("confirmation.subject", { number: "1042" })).toContain("1042");
  });
});

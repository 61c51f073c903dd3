import { takeBackBodySchema } from "@spolverk/bff/contract/take-back";
import { describe, expect, it } from "vitest";
import { checkTakeBack } from "./check-take-back.ts";
import { findFieldProblems, readAmount, toTakeBackBody } from "./find-field-problems.ts";
import { emptyTakeBack, type TakeBackValues } from "./take-back-values.ts";

const filled: TakeBackValues = {
  orderNumber: "1042",
  email: "anna@example.com",
  isEmailTyped: true,
  spools: "8",
  scrapKg: "2,5",
  ownPlaOnly: true,
  weightKg: "12.4",
  lengthCm: "60",
  widthCm: "40",
  heightCm: "39,5",
  agreement: true,
};
const find = (changes: Partial<TakeBackValues>) => findFieldProblems({ ...filled, ...changes });

describe("the validation of a take-back", () => {
  it("converts kg to grams and cm to millimetres, in a body that the contract accepts [3.45]", () => {
    const body = toTakeBackBody(filled, "se");
    expect(body).toEqual({
      orderNumber: "1042",
      email: "anna@example.com",
      site: "se",
      spools: 8,
      scrapGrams: 2500,
      ownPlaOnly: true,
      weightGrams: 12_400,
      lengthMm: 600,
      widthMm: 400,
      heightMm: 395,
      agreement: true,
    });
    expect(takeBackBodySchema.safeParse(body).success).toBe(true);
    expect(toTakeBackBody({ ...filled, scrapKg: "" }, "se").scrapGrams).toBe(0);
  });

  it.each<[Partial<TakeBackValues>, ReturnType<typeof find>]>([
    [{}, {}],
    [{ spools: "7" }, { spools: ["tooFewSpools"] }],
    [{ ownPlaOnly: false }, { ownPlaOnly: ["notOwnPlaOnly"] }],
    [{ weightKg: "20" }, {}],
    [{ weightKg: "20,1" }, { weightGrams: ["parcelTooHeavy"] }],
    [{ lengthCm: "10", widthCm: "175", heightCm: "10" }, {}],
    [{ lengthCm: "10", widthCm: "175,1", heightCm: "10" }, { widthMm: ["parcelTooLong"] }],
    [{ lengthCm: "100", widthCm: "50", heightCm: "50" }, {}],
    [{ lengthCm: "50", widthCm: "50", heightCm: "100,1" }, { heightMm: ["parcelTooBig"] }],
    [{ lengthCm: "180", widthCm: "50", heightCm: "50" }, { lengthMm: ["parcelTooLong", "parcelTooBig"] }],
    [{ agreement: false }, { agreement: ["agreementMissing"] }],
    [
      { spools: "eight", weightKg: "" },
      { spools: ["notANumber"], weightGrams: ["required"] },
    ],
  ])(
    "finds the problems of %j by the shop's rules, without a call: %j [5.15] [5.17] [5.20]",
    (changes, problems) => {
      expect(find(changes)).toEqual(problems);
    },
  );

  it("uses the API's schema for all problems that the shop's rules do not cover [3.45] [5.2]", async () => {
    const check = (changes: Partial<TakeBackValues>) =>
      checkTakeBack(toTakeBackBody({ ...filled, ...changes }, "se"));
    expect(await check({})).toEqual({});
    expect(await check({ orderNumber: " ", email: "anna@" })).toEqual({
      orderNumber: ["required"],
      email: ["invalidEmail"],
    });
    expect(await check({ spools: "1001", scrapKg: "100,1", weightKg: "0" })).toEqual({
      spools: ["tooMuch"],
      scrapGrams: ["tooMuch"],
      weightGrams: ["required"],
    });
    expect(Object.keys(await checkTakeBack(toTakeBackBody(emptyTakeBack, "se")))).toEqual([
      "orderNumber",
      "email",
      "spools",
      "weightGrams",
      "lengthMm",
      "widthMm",
      "heightMm",
    ]);
  });
});

describe("readAmount", () => {
  it.each([
    ["12,5", 1000, 12_500],
    ["12.5", 1000, 12_500],
    [" 20 ", 1000, 20_000],
    ["0,0004", 1000, "notANumber"],
    ["20,001", 1000, 20_001],
    ["59,95", 10, 600],
    ["175", 10, 1750],
    ["8", 1, 8],
    ["0", 1000, 0],
  ] as const)(
    "reads %j with a decimal comma or point, as an integer of the smaller unit [3.45]",
    (typed, perUnit, read) => {
      expect(readAmount(typed, perUnit)).toBe(read);
    },
  );

  it.each(["-1", "1e3", "8 spools", "1.000.000", "1,2,3", "٣", "Infinity", "0x10", ",5", "5,"])(
    "refuses %j",
    (typed) => {
      expect(readAmount(typed, 1000)).toBe("notANumber");
    },
  );

  it("reports an empty field as required, and decimals of pieces as not whole", () => {
    expect(readAmount("  ", 10)).toBe("required");
    expect(readAmount("8,5", 1)).toBe("notWhole");
  });
});

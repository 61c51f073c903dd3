import { describe, expect, it } from "vitest";
import { isCasNumber, productInformationSchema } from "./product-information.ts";

const recycled = { percent: 90, source: "post-consumer", part: "whole" };
const lead = { name: "Lead", cas: "7439-92-1", part: "brass" };
const sheet = { kind: "safety-data-sheet", language: "fi", file: "/uploads/1764-spray.pdf" };

describe("productInformationSchema", () => {
  it("accepts complete safety information, and none", () => {
    expect(productInformationSchema.safeParse({}).success).toBe(true);
    const full = {
      warnings: ["hot-surface"],
      hazard: { statements: ["H319"], precautions: ["P102"] },
      substances: [lead],
      disposal: "electrical",
      packaging: { box: "PAP 20", spool: "PP 5" },
      customs: { code: "39169010", origin: "SE" },
      documents: [sheet],
      guarantee: { years: 5, producer: "Hejdal" },
      updatesUntil: "2031-12-31",
      sparePartsYears: 10,
      repair: "instructions",
      recycled,
    };
    expect(productInformationSchema.parse(full)).toEqual(full);
  });

  it.each([
    [{ guarantee: { years: null, producer: "" } }, ["must be a whole number of years", "is required"]],
    [{ guarantee: { years: 31, producer: "H" } }, ["must be 30 at most", "has fewer than two characters"]],
    [{ hazard: { statements: [], precautions: [] } }, ["takes one at least", "takes one at least"]],
    [
      { substances: [{ ...lead, name: "", cas: "" }] },
      ["is required", "must be a CAS number with a right check digit, such as 7439-92-1"],
    ],
    [
      { customs: { code: "", origin: "Sweden" } },
      ["must be six or eight digits", "must be two letters in capitals, such as SE"],
    ],
    [{ documents: [{ ...sheet, file: "" }] }, ["must be an uploaded PDF file: choose one"]],
    [{ updatesUntil: "31/12/2031" }, ["must be a day, such as 2031-12-31"]],
    [{ sparePartsYears: "ten" }, ["must be a whole number of years"]],
    [
      { recycled: { percent: null, source: null, part: "whole" } },
      ["must be a number", "must be one of post-consumer, pre-consumer"],
    ],
  ])("explains the first mistake of each field in words: %j", (information, messages) => {
    const { issues } = productInformationSchema.safeParse(information).error!;
    const first = new Map(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
    expect([...first.values()].toReversed()).toEqual(messages);
  });

  it.each([
    ["a share of recycled material without its source", { recycled: { percent: 90, part: "whole" } }],
    ["waste of one's own production as a source", { recycled: { ...recycled, source: "own-production" } }],
    ["a share of recycled material of nothing", { recycled: { ...recycled, percent: 0 } }],
    ["a warning that has no text", { warnings: ["be-careful"] }],
    ["a hazard without a statement", { hazard: { statements: [], precautions: ["P102"] } }],
    ["a substance with a wrong check digit", { substances: [{ ...lead, cas: "7439-92-2" }] }],
    ["a packaging code that does not exist", { packaging: { box: "PAP 99" } }],
    ["a customs code without an origin", { customs: { code: "391690" } }],
    ["a customs code of seven digits", { customs: { code: "3916901", origin: "SE" } }],
    ["a document of another site", { documents: [{ ...sheet, file: "https://elsewhere.example/a.pdf" }] }],
    ["a document that is no PDF file", { documents: [{ ...sheet, file: "/uploads/a.html" }] }],
    ["a guarantee that names no producer", { guarantee: { years: 5 } }],
    ["what it does not know", { colour: "green" }],
  ])("refuses %s", (_, information) => {
    expect(productInformationSchema.safeParse(information).success).toBe(false);
  });
});

describe("isCasNumber", () => {
  it.each(["7439-92-1", "7732-18-5", "100-42-5"])("accepts %s, whose check digit is valid", (number) => {
    expect(isCasNumber(number)).toBe(true);
  });

  it.each(["7439-92-2", "7493-92-1", "7439921", "07439-92-1", ""])("refuses %s", (number) => {
    expect(isCasNumber(number)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { isOrganizationNumber } from "./is-organization-number.ts";

describe("isOrganizationNumber", () => {
  it.each([
    ["SE", "5560125790"],
    ["SE", "556012-5790"],
    ["SE", " 556012-5790 "],
    ["DK", "13 58 56 28"],
    ["NO", "995 525 828"],
    ["FI", "0112038-9"],
    ["DE", "HRB 86891"],
    ["DE", "HRB 42243 Amtsgericht München"],
    ["GB", "01234567"],
    ["GB", "SC123456"],
    ["FR", "303 265 045"],
    ["FR", "30326504500011"],
    ["IT", "00743110157"],
    ["IT", "RSSMRA85T10A562S"],
    ["ES", "B-58378431"],
    ["ES", "12345678Z"],
    ["US", "12-3456789"],
    ["JP", "anything"],
  ])("accepts for %s %j [5.3]", (country, text) => {
    expect(isOrganizationNumber(country, text)).toBe(true);
  });

  it.each([
    ["SE", "5560125791"],
    ["SE", "556012579"],
    ["SE", "55601257900"],
    ["SE", "abcdefghij"],
    ["SE", ""],
    ["DK", "13585629"],
    ["NO", "995525829"],
    ["FI", "0112038-8"],
    ["DE", "HRB"],
    ["GB", "123456"],
    ["FR", "303265046"],
    ["IT", "00743110158"],
    ["ES", "B1234567"],
    ["ES", "B58378432"],
    ["US", " "],
  ])("refuses for %s %j [5.3]", (country, text) => {
    expect(isOrganizationNumber(country, text)).toBe(false);
  });
});

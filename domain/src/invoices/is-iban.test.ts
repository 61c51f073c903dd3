import { expect, it } from "vitest";
import { isIban } from "./is-iban.ts";

it.each([
  ["SE45 5000 0000 0583 9825 7466", true],
  ["DE89370400440532013000", true],
  ["GB29NWBK60161331926819", true],
  ["SE4550000000058398257467", false],
  ["se4550000000058398257466", false],
  ["SE45", false],
])("for %s, isIban returns %s", (text, expected) => {
  expect(isIban(text)).toBe(expected);
});

import { expect, it } from "vitest";
import { decodeUri } from "./decode-uri.ts";

it.each([
  ["a%20b", "a b"],
  ["%C3%A5", "å"],
  ["", ""],
  ["%", null],
  ["%zz", null],
  ["%E0%A4%A", null],
  ["%FF", null],
])("decodeUri decodes %j to %j and never throws", (text, decoded) => {
  expect(decodeUri(text)).toBe(decoded);
});

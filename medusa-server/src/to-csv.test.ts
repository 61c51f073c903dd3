import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toCsv } from "./to-csv.ts";

describe("toCsv", () => {
  it("quotes what has commas, quotes or lines in it, and ends every row", () => {
    assert.equal(
      toCsv([
        ["a", 1],
        ['b,"c"', "d\r\ne"],
      ]),
      'a,1\r\n"b,""c""","d\r\ne"\r\n',
    );
  });

  for (const sign of ["=", "+", "-", "@", "\t", "\r"]) {
    it(`makes no formula of a text that begins with ${JSON.stringify(sign)}`, () => {
      const [cell = ""] = toCsv([[`${sign}1+1`]]).split("\r\n");
      assert.match(cell, /^"?'/);
    });
  }

  it("leaves a cell without a value empty", () => {
    assert.equal(toCsv([[null, ""]]), ",\r\n");
  });

  it("leaves a number as it is", () => {
    assert.equal(toCsv([[-5]]), "-5\r\n");
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readProductImport } from "./read-product-import.ts";
import { toCsv } from "../../../documents/to-csv.ts";

const head = ["Product Handle", "Product Description", "Variant Price SEK"];

describe("readProductImport", () => {
  it("reads a file as exports write it, without the byte order mark and the escaping apostrophes", () => {
    const file = `\uFEFF${toCsv([head, ["a", "- one\n- two, -3 °C", "249.50"]])}`;
    assert.deepEqual(readProductImport(file), {
      rows: [
        {
          "Product Handle": "a",
          "Product Description": "- one\n- two, -3 °C",
          "Variant Price SEK": "249.50",
        },
      ],
    });
  });

  it("refuses a price that the forms refuse, and names its row and column", () => {
    for (const [price, message] of [
      ["-5", "must be 0.01 or more"],
      ["0", "must be 0.01 or more"],
      ["3.333", "must have at most two decimals"],
      ["1e30", "must be 1000000 or less"],
      ["abc", "must be a number"],
      ["12,50", "must be a number"],
    ] as const) {
      const file = toCsv([head, ["a", "", 5], ["b", "", price]]);
      assert.deepEqual(readProductImport(file), { problem: `Row 2: Variant Price SEK ${message}` }, price);
    }
  });

  it("accepts empty prices", () => {
    assert.deepEqual(readProductImport(toCsv([head, ["a", "", ""]])), {
      rows: [{ "Product Handle": "a", "Product Description": "", "Variant Price SEK": "" }],
    });
  });
});

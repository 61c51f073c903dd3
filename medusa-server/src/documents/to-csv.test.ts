import assert from "node:assert/strict";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, it } from "node:test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { toCsv } from "./to-csv.ts";
import { fromHarmlessCell } from "./to-harmless-cell.ts";

const signs = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"];
const hostileText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...signs, ",", ";", "\n", '"', "'", " ", "\u00A0", "12.5") },
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));
const hostileRows = fc.array(fc.array(hostileText, { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 5,
});

/** Resolves the library with which Medusa writes its own exports. This shop patches the library. */
const requireFromPackage = createRequire(path.resolve("package.json"));
const coreFlows = path.dirname(requireFromPackage.resolve("@medusajs/core-flows"));
const { json2csv }: { json2csv: (rows: object[], options: object) => string } = requireFromPackage(
  requireFromPackage.resolve("json-2-csv", { paths: [coreFlows] }),
);

const isFormula = (cell: string) =>
  /^["\p{Zs}]*[=+\-@\t\r＝＋－＠]/u.test(cell) && !/^"?-\d+(\.\d+)?"?$/.test(cell);

function expectNoFormula(file: string): void {
  // Split the file like a crude reader, which ignores quotes.
  assert.deepEqual(file.split(/[,;\t\r\n]/).filter(isFormula), []);
  for (const delimiter of [",", ";", "\t"]) {
    // A reader that expects another separator than the file's does not recognize its quotes.
    const quote = delimiter === "," && '"';
    const rows: string[][] = parse(file, {
      delimiter,
      quote,
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
    });
    assert.deepEqual(rows.flat().filter(isFormula), [], delimiter);
  }
}

describe("toCsv", () => {
  it("quotes separators, quotes and line breaks, and ends every row", () => {
    assert.equal(
      toCsv([
        ["a", 1],
        ['b,"c"', "d\r\ne"],
      ]),
      'a,1\r\n"b,""c""","d\r\ne"\r\n',
    );
  });

  it("neutralizes formulas whichever separator the spreadsheet assumes", () => {
    for (const sign of signs) expectNoFormula(toCsv([[`${sign}1+1`, `Kim;${sign}cmd|'/c calc'!A1;`]]));
    assert.equal(toCsv([["+46 70", "a;=b", "a,-b"]]), `'+46 70,"a;'=b","a,'-b"\r\n`);
    fc.assert(fc.property(hostileRows, (rows) => expectNoFormula(toCsv(rows))));
  });

  it("preserves every text", () => {
    fc.assert(
      fc.property(hostileRows, (rows) => {
        const read: string[][] = parse(toCsv(rows), { record_delimiter: "\r\n" });
        assert.deepEqual(
          read.map((row) => row.map(fromHarmlessCell)),
          rows,
        );
      }),
    );
  });

  it("leaves a cell without a value empty", () => {
    assert.equal(toCsv([[null, ""]]), ",\r\n");
  });

  it("leaves a plain number unchanged after the first column", () => {
    assert.equal(toCsv([["a", -5, "-12.50", "-12,50"]]), 'a,-5,-12.50,"\'-12,50"\r\n');
    assert.equal(toCsv([[-5, "=x"]]), "'-5,'=x\r\n");
  });
});

describe("Medusa's own exports", () => {
  it("begin with a byte order mark once, and neutralize and preserve cells like the shop's", () => {
    fc.assert(
      fc.property(hostileRows, (rows) => {
        const objects = rows.map(([a, b, c]) => ({ a, b, c }));
        const file = json2csv(objects, { preventCsvInjection: true, prependHeader: true });
        assert.match(file, /^\uFEFFa,b,c\n/);
        const more = json2csv(objects, { preventCsvInjection: true, prependHeader: false });
        expectNoFormula(more);
        // The exports write an empty text with quotes.
        const read: string[][] = parse(more, { record_delimiter: "\n" });
        assert.deepEqual(
          read.map((row) => row.map(fromHarmlessCell)),
          rows,
        );
        assert.deepEqual(read, parse(toCsv(rows), { record_delimiter: "\r\n" }));
      }),
    );
  });
});

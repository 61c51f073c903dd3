import { parse } from "csv-parse/sync";
import { findWrongAmounts } from "../../../money/find-wrong-amounts.ts";
import { fromHarmlessCell } from "../../../documents/to-harmless-cell.ts";
import { byteOrderMark } from "../../../documents/to-csv.ts";

const priceColumn = /^variant price /i;

/** The rows of a product file as Medusa reads them, or the problem of a price. */
export type ProductImport = { rows: Record<string, string>[] } | { problem: string };

/**
 * Reads a product file as exports write it: with or without a byte order mark. Removes the apostrophes that keep a
 * spreadsheet from evaluating a text as a formula.
 *
 * @throws CsvError when the file is not valid CSV
 */
export function readProductImport(file: string): ProductImport {
  const read: Record<string, string>[] = parse(file.replace(byteOrderMark, ""), {
    columns: true,
    skip_empty_lines: true,
  });
  const rows = read.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, fromHarmlessCell(cell)])),
  );
  for (const [place, row] of rows.entries()) {
    for (const [column, cell] of Object.entries(row)) {
      if (!priceColumn.test(column.trim()) || cell.trim() === "") continue;
      const [wrong] = findWrongAmounts({ amount: Number(cell) }, { amount: { kind: "price" } });
      if (wrong) return { problem: `Row ${place + 1}: ${column.trim()} ${wrong.message}` };
    }
  }
  return { rows };
}

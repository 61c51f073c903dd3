import { toHarmlessCell } from "./to-harmless-cell.ts";

/** What a file begins with that spreadsheets are to read as UTF-8. */
export const byteOrderMark = "\uFEFF";

type Rows = readonly (readonly (string | number | null)[])[];

/** Rows as CSV (RFC 4180), each with its line break, for programs: a spreadsheet could run what is in it. */
export function toPlainCsv(rows: Rows): string {
  return rows.map((row) => `${row.map((value) => quote(String(value ?? ""))).join(",")}\r\n`).join("");
}

/** Rows as CSV (RFC 4180), each with its line break, in which a spreadsheet finds no formula. */
export function toCsv(rows: Rows): string {
  return toPlainCsv(
    rows.map((row) => row.map((value, column) => toHarmlessCell(String(value ?? ""), column))),
  );
}

function quote(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { toHarmlessCell } from "./to-harmless-cell.ts";

/** First character of a CSV file, by which spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

type Rows = readonly (readonly (string | number | null)[])[];

/**
 * Writes rows as CSV (RFC 4180), each with its line break. For programs only: a spreadsheet would run formulas in it.
 */
export function toPlainCsv(rows: Rows): string {
  return rows.map((row) => `${row.map((value) => quote(String(value ?? ""))).join(",")}\r\n`).join("");
}

/** Writes rows as CSV (RFC 4180), each with its line break, with formulas neutralized for spreadsheets. */
export function toCsv(rows: Rows): string {
  return toPlainCsv(
    rows.map((row) => row.map((value, column) => toHarmlessCell(String(value ?? ""), column))),
  );
}

function quote(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { toHarmlessCell } from "./to-harmless-cell.ts";

/** Starts a file that spreadsheets should read as UTF-8. */
export const byteOrderMark = "\uFEFF";

type Rows = readonly (readonly (string | number | null)[])[];

/**
 * Writes rows as CSV (RFC 4180), each with its line break, for programs only: a spreadsheet could run a formula in it.
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

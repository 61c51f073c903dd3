/** What spreadsheets take for a formula, which would run on the computer of whoever opens the file. */
const formula = /^[=+\-@\t\r]/;

/** What a file begins with that spreadsheets are to read as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Rows as CSV (RFC 4180), each with its line break; a text that a spreadsheet would run begins with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number | null): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where a spreadsheet would see the beginning of a formula: at the start of a field, or behind a sign at which a
 * spreadsheet of another language or a careless one begins a cell, whatever quotes and spaces stand between.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=["'\p{Zs}]*[=+\-@\t\r＝＋－＠])/gu;
const shieldedStart = /(?<=^|[,;\t\r\n])'(?=["'\p{Zs}]*[=+\-@\t\r＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * A field of a CSV file in which no spreadsheet finds a formula that would run on the computer of whoever opens the
 * file: an apostrophe stands before each beginning of one, and nothing is lost (`fromHarmlessCell`). A plain number,
 * such as -12.50, stays one; not in the first column, where a reader with another separator joins it with what follows.
 */
export function toHarmlessCell(text: string, column: number): string {
  return column > 0 && plainNumber.test(text) ? text : text.replaceAll(formulaStart, "'");
}

/** The text that `toHarmlessCell` made such a field of. */
export function fromHarmlessCell(cell: string): string {
  return cell.replaceAll(shieldedStart, "");
}

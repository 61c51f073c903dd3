/**
 * Matches the start of a formula. It may be at the start of a field, or after a character that a spreadsheet with
 * another locale reads as a separator. Quotes and spaces may come before it.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=["'\p{Zs}]*[=+\-@\t\r＝＋－＠])/gu;
const shieldedStart = /(?<=^|[,;\t\r\n])'(?=["'\p{Zs}]*[=+\-@\t\r＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Neutralizes the formulas in a CSV field, so that none runs on the computer that opens the file: puts an apostrophe
 * before the start of each formula. `fromHarmlessCell` removes the apostrophes again. A plain number such as -12.50
 * stays unchanged, except in the first column, where a reader with another separator joins it with the next field.
 */
export function toHarmlessCell(text: string, column: number): string {
  return column > 0 && plainNumber.test(text) ? text : text.replaceAll(formulaStart, "'");
}

/** Reverses `toHarmlessCell`. */
export function fromHarmlessCell(cell: string): string {
  return cell.replaceAll(shieldedStart, "");
}

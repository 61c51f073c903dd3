/**
 * The start of a formula: at the start of a field, or after a character that a crude spreadsheet, or one of another
 * locale, takes as a separator; quotes and spaces may come between.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=["'\p{Zs}]*[=+\-@\t\r＝＋－＠])/gu;
const shieldedStart = /(?<=^|[,;\t\r\n])'(?=["'\p{Zs}]*[=+\-@\t\r＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Neutralizes formulas in a CSV field, so that none runs on the computer that opens the file: puts an apostrophe before
 * each start of one, which `fromHarmlessCell` removes again. A plain number such as -12.50 is unchanged, except in the
 * first column, where a reader with another separator joins it with the next field.
 */
export function toHarmlessCell(text: string, column: number): string {
  return column > 0 && plainNumber.test(text) ? text : text.replaceAll(formulaStart, "'");
}

/** Reverses `toHarmlessCell`. */
export function fromHarmlessCell(cell: string): string {
  return cell.replaceAll(shieldedStart, "");
}

/** @param {readonly number[]} row @param {number} column */
const at = (row, column) => row[column] ?? Number.POSITIVE_INFINITY;

/**
 * How many slips lead from what was typed to a word: a letter added, left out, changed, or swapped with its neighbour
 * counts one, and two where the first letter is touched.
 *
 * @param {string} typed
 * @param {string} word
 * @param {number} most slips that are still looked for
 * @param {boolean} asPrefix the word may go on after what was typed
 * @returns {{ typos: number, length: number } | null} length: how much of the word what was typed stands for; null:
 *   more than `most`
 */
export function countTypos(typed, word, most, asPrefix) {
  if (word.length < typed.length - most || (!asPrefix && word.length > typed.length + most)) return null;
  const columns = Math.min(word.length, typed.length + most);
  /** @type {number[]} */
  let beforeLast = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => (column === 0 ? 0 : column + 1));
  for (let row = 1; row <= typed.length; row++) {
    const current = [row + 1];
    for (let column = 1; column <= columns; column++) {
      const letter = word[column - 1];
      const same = typed[row - 1] === letter;
      const isFirst = row === 1 && column === 1;
      let slips = Math.min(
        at(last, column - 1) + (same ? 0 : isFirst ? 2 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      if (!same && typed[row - 1] === word[column - 2] && typed[row - 2] === letter)
        slips = Math.min(slips, at(beforeLast, column - 2) + (row === 2 && column === 2 ? 2 : 1));
      current.push(slips);
    }
    if (Math.min(...current) > most) return null;
    beforeLast = last;
    last = current;
  }
  let length = columns;
  if (asPrefix)
    for (let column = columns; column >= 0; column--)
      if (at(last, column) < at(last, length)) length = column;
  const typos = at(last, length);
  return typos <= most ? { typos, length } : null;
}

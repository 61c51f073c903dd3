/** Longer words have no typos counted: the rows below have this much room. */
const longest = 48;

// Three rows of the table, used over and over: this is asked some hundred times a query.
let beforeLast = new Uint8Array(longest + 1);
let last = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/** @param {Uint8Array} row @param {number} column */
const at = (row, column) => row[column] ?? 0;

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
  if (columns > longest) return null;
  for (let column = 0; column <= columns; column++) last[column] = column === 0 ? 0 : column + 1;
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed[row - 1];
    let least = row + 1;
    current[0] = least;
    for (let column = 1; column <= columns; column++) {
      const same = letter === word[column - 1];
      const isFirst = row === 1 && column === 1;
      let slips = Math.min(
        at(last, column - 1) + (same ? 0 : isFirst ? 2 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const isSwap =
        !same && row > 1 && column > 1 && letter === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap) slips = Math.min(slips, at(beforeLast, column - 2) + (row === 2 && column === 2 ? 2 : 1));
      current[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let length = columns;
  if (asPrefix)
    for (let column = columns; column >= 0; column--)
      if (at(last, column) < at(last, length)) length = column;
  const typos = at(last, length);
  return typos <= most ? { typos, length } : null;
}

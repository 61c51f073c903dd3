/** Letters that Unicode does not take apart into a letter and a mark. */
const ligatures = /** @type {Readonly<Record<string, string>>} */ ({
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
});

/**
 * Text as it is compared: lower case, without accents, a decimal comma as a point.
 *
 * @param {string} text
 */
export function foldText(text) {
  const lower = text.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[æœøßðþłı]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/(?<=\d),(?=\d)/g, ".");
}

/**
 * How many characters of a text the first `length` characters of its folded form take, so that the part that was
 * matched can be marked in the text itself.
 *
 * @param {string} text
 * @param {number} length
 */
export function unfoldLength(text, length) {
  let taken = 0;
  let folded = 0;
  for (const letter of text) {
    // A mark on its own belongs to the letter before it.
    if (folded >= length && !/\p{M}/u.test(letter)) break;
    taken += letter.length;
    folded += foldText(letter).length;
  }
  return taken;
}

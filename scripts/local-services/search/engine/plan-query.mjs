import { foldText } from "../text/fold-text.mjs";
import { isStopWord } from "../text/stop-words.mjs";
import { tokenize } from "../text/tokenize.mjs";

/**
 * A word of a query with what it is allowed to stand for.
 *
 * @typedef {object} QueryWord
 * @property {string} word folded
 * @property {boolean} joined typed without a space after the word before, as in "PLA-HT110"
 * @property {boolean} asPrefix
 * @property {boolean} optional
 * @property {number} mostTypos
 *
 * @typedef {import("../api/search-parameters.mjs").SearchParameters} SearchParameters
 */

/** @param {boolean | readonly string[]} option @param {string} language of the records */
export const holdsFor = (option, language) =>
  typeof option === "boolean" ? option : option.includes(language);

/**
 * @param {string} word
 * @param {SearchParameters} parameters
 */
function countAllowedTypos(word, parameters) {
  if (parameters.typoTolerance === false) return 0;
  if (!parameters.allowTyposOnNumericTokens && /\d/.test(word)) return 0;
  if (parameters.disableTypoToleranceOnWords.some((other) => foldText(other) === word)) return 0;
  if (word.length >= parameters.minWordSizefor2Typos) return 2;
  return word.length >= parameters.minWordSizefor1Typo ? 1 : 0;
}

/**
 * The words of a query as they are looked for in records of a language.
 *
 * @param {SearchParameters} parameters
 * @param {string} language
 * @returns {QueryWord[]}
 */
export function planQuery(parameters, language) {
  const tokens = tokenize(parameters.query);
  const optional = new Set(
    parameters.optionalWords.flatMap((words) => tokenize(words).map(({ word }) => word)),
  );
  const isTyping = /[\p{L}\p{M}\p{N}]$/u.test(parameters.query);
  const planned = tokens.map(({ word, joined }, place) => ({
    word,
    joined,
    asPrefix:
      parameters.queryType === "prefixAll" ||
      (parameters.queryType === "prefixLast" && place === tokens.length - 1 && isTyping),
    optional: optional.has(word),
    mostTypos: countAllowedTypos(word, parameters),
  }));
  if (!holdsFor(parameters.removeStopWords, language)) return planned;
  // The word that is being typed may go on to be another.
  const telling = planned.filter(({ word, asPrefix }) => asPrefix || !isStopWord(word, language));
  return telling.length === 0 ? planned : telling;
}

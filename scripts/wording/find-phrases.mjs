/** Phrases to avoid: a person or a pronoun as subject where a component acts, and idioms that no engineer greps for. */
const phrases = [
  "(alive when|comes? alive)",
  "anew",
  "asked for",
  "be had",
  "bears",
  "by whom",
  "(in its midst|of its own accord)",
  "(is for good|is found again|is looked for|is made of the same)",
  "(is so for|no longer so|so for records)",
  "(is|are|was|were|be) told",
  "nobody",
  "none of ours",
  "somebody",
  "(stands? in|stood in|stand-ins?)",
  "(tells?|told|telling) of",
  "that is none",
  "(is|are|was|were|be) waited for",
  "what is left to",
  "what starts",
  "whoever",
  "wish that",
].map((phrase) => new RegExp(`\\b${phrase.replaceAll(" ", "\\s+")}\\b`, "gi"));

/** Matches the start of a test title that only continues a sentence of its group. */
const fragment = /^(?:is|are|has|have|was|were|of|in|by|that|which)\b/i;

/**
 * @typedef {object} Hit
 * @property {number} line
 * @property {string} phrase
 */

/**
 * Finds phrases of the stop list, and titles that cannot be read alone.
 *
 * @param {readonly import("./list-sentences.mjs").Sentence[]} sentences
 * @returns {Hit[]}
 */
export const findPhrases = (sentences) =>
  sentences.flatMap(({ kind, text, line }) => {
    const lineOf = (/** @type {number} */ index) => line + text.slice(0, index).split("\n").length - 1;
    const found = phrases.flatMap((phrase) =>
      [...text.matchAll(phrase)].map((match) => ({
        line: lineOf(match.index),
        phrase: match[0].replaceAll(/\s+/g, " ").toLowerCase(),
      })),
    );
    const start = kind === "test" ? fragment.exec(text) : null;
    return start === null ? found : [...found, { line, phrase: `title begins with "${start[0]}"` }];
  });

/**
 * Endings of plurals, definite forms and agreement, longest first, of folded words. Light on purpose: a stem too short
 * makes strangers relatives.
 */
const endings = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  da: ["erne", "ene", "ere", "er", "en", "et", "es", "e", "s", "t"],
  de: ["ern", "en", "em", "es", "e", "n", "s"],
  en: ["s"],
  es: ["es", "os", "as", "o", "a", "e", "s"],
  fr: ["es", "e", "s", "x"],
  it: ["che", "chi", "a", "e", "i", "o"],
  no: ["ene", "ane", "ere", "er", "en", "et", "es", "a", "e", "s", "t"],
  sv: [
    "arna",
    "erna",
    "orna",
    "aren",
    "are",
    "ena",
    "ens",
    "ets",
    "ar",
    "er",
    "or",
    "en",
    "et",
    "an",
    "na",
    "a",
    "e",
    "n",
    "s",
    "t",
  ],
});

const shortestStem = 3;
const doubling = new Set(["da", "no", "sv"]);

/** @param {string} word of English, folded */
function stemEnglish(word) {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > shortestStem && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** @param {string} word @param {string} language */
function cutEnding(word, language) {
  const ending = endings[language]?.find(
    (end) => word.endsWith(end) && word.length - end.length >= shortestStem,
  );
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return language === "it" && ending.startsWith("ch") ? `${stem}c` : stem;
}

/**
 * What the forms of a word have in common. Words with digits have none but themselves.
 *
 * @param {string} word folded
 * @param {string} language
 */
export function stemWord(word, language) {
  if (/\d/.test(word)) return word;
  if (language === "en") return stemEnglish(word);
  const stem = cutEnding(word, language);
  // Scandinavian doubles the last consonant before an ending: "sæt", "sættet".
  return doubling.has(language) ? stem.replace(/([^aeiouy])\1$/, "$1") : stem;
}

const element = /<\/?\w+>/g;
const address = /(?:https?:\/\/|www\.)[^\s,;)]*[^\s,;).?!]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Names of standards, such as "WCAG 2.2", keep their decimal point in every language. */
const standard = /WCAG \d\.\d/g;
/** A placeholder counts as a number or a word, so that the characters beside it are checked too. */
const value = /\{\{[^}]*\}\}/g;

const units = "kg|g|mm³/s|mm/s|mm|cm|m|°C|h|W|V|GPa|Mo|SEK|dB|g/cm³|HRC|Ω·cm|Ω";
const frenchMonths = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";

/** @typedef {{ name: string, mistake: RegExp }} Rule */

/** @type {readonly Rule[]} */
const everywhere = [
  { name: "has a straight quotation mark", mistake: /"/ },
  { name: "has a straight apostrophe", mistake: /\p{L}'\p{L}/u },
  { name: "has three dots for an ellipsis", mistake: /\.{3}/ },
  { name: "has two spaces in a row", mistake: /\S[^\S\n]{2,}\S/ },
  { name: "has a space before a full stop or a comma", mistake: /\s[.,](?:\s|$)/ },
];
/** @type {Rule} */
const spaceBeforeMark = { name: "has a space before a punctuation mark", mistake: /\s[;:!?](?:\s|$)/ };
/** @type {Rule} */
const spaceBeforeEllipsis = { name: "has a space before an ellipsis", mistake: /\s…/ };
/** @type {Rule} */
const pointInDecimal = {
  name: "has a decimal point",
  mistake: /(?<![\p{L}\d.])\d+\.\d{1,2}(?![\p{L}\d]|\.\d)/u,
};
/** @type {Rule} */
const percentApart = {
  name: "lacks the no-break space before a per cent sign",
  mistake: /\d(?!\u00A0)\s?%/,
};

/** @param {string} allowed the language's own quotation marks @returns {Rule} */
const otherQuotes = (allowed) => ({
  name: `has other quotation marks than ${allowed}`,
  mistake: new RegExp(`(?![${allowed}])[„“”«»‹›]`),
});

/** @type {Readonly<Record<string, readonly Rule[]>>} */
const byLanguage = {
  da: [otherQuotes("”»«"), spaceBeforeMark, pointInDecimal],
  de: [otherQuotes("„“"), spaceBeforeMark, pointInDecimal],
  en: [
    otherQuotes("“”"),
    spaceBeforeMark,
    { name: "has a decimal comma", mistake: /(?<![\p{L}\d,])\d+,\d{1,2}(?![\p{L}\d]|,\d)/u },
  ],
  es: [
    otherQuotes("«»"),
    spaceBeforeMark,
    spaceBeforeEllipsis,
    pointInDecimal,
    percentApart,
    {
      name: "speaks to the shopper as usted",
      mistake: /\b[Uu]sted(?:es)?\b|\b(?:Compruebe|Introduzca|Inténtelo|Pulse)\b/,
    },
  ],
  fr: [
    otherQuotes("«»"),
    {
      name: "lacks the narrow no-break space before ; ! or ?",
      mistake: /(?<![\u202F;!?])[;!?](?=[\s)\u00A0]|$)/,
    },
    { name: "lacks the no-break space before a colon", mistake: /(?<!\u00A0):(?=\s|$)/ },
    { name: "lacks a no-break space inside « »", mistake: /«(?!\u00A0)|(?<!\u00A0)»/ },
    {
      name: "lacks the no-break space before a unit",
      mistake: new RegExp(`\\d (?:${units})(?![\\p{L}\\d²³/])`, "u"),
    },
    {
      name: "writes the first of a month without “er”",
      mistake: new RegExp(`(?<!\\d)1\\s(?:${frenchMonths})(?!\\p{L})`, "u"),
    },
    spaceBeforeEllipsis,
    pointInDecimal,
    percentApart,
  ],
  it: [
    otherQuotes("«»"),
    spaceBeforeMark,
    spaceBeforeEllipsis,
    pointInDecimal,
    { name: "has a space before a per cent sign", mistake: /\d\s%/ },
    { name: "speaks to the shopper as Lei", mistake: /\b(?:Ha già\s|Inserisca\b|Riprovi\b)/ },
  ],
  no: [otherQuotes("«»"), spaceBeforeMark, pointInDecimal],
  sv: [otherQuotes("”"), spaceBeforeMark, pointInDecimal],
};

/** Paired marks by language. @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
const pairs = {
  de: [["„", "“"]],
  en: [["“", "”"]],
  es: [
    ["«", "»"],
    ["¿", "?"],
    ["¡", "!"],
  ],
  fr: [["«", "»"]],
  it: [["«", "»"]],
  no: [["«", "»"]],
};

/** @param {string} text @param {string} mark */
const count = (text, mark) => text.split(mark).length - 1;

/**
 * Finds violations of a language's typography: quotation marks, spaces beside marks, decimals, dates; in Spanish and
 * Italian also formal address instead of the shop's "tú" and "tu". URLs and placeholder names are ignored.
 *
 * @param {string} language
 * @param {string} text plain, with its {{values}} and <elements>
 * @returns {string[]} the problems, each once
 */
export function findTypographyProblems(language, text) {
  const prose = text
    .replaceAll(element, "")
    .replaceAll(address, "x")
    .replaceAll(standard, "x")
    .replaceAll(value, "0");
  const rules = [...everywhere, ...(byLanguage[language] ?? [])];
  return [
    ...rules.filter(({ mistake }) => mistake.test(prose)).map(({ name }) => name),
    ...(pairs[language] ?? [])
      .filter(([open, close]) => count(prose, open) !== count(prose, close))
      .map(([open, close]) => `has not as many ${open} as ${close}`),
  ];
}

/** The space between a number, which may follow a sign or a bracket, and its unit: a word, "%", "°C" or a currency. */
const beforeUnit = /(?<=(?:^|[\s(])[+\-−]?\d[\d.,]*) (?=[\p{L}\p{Sc}%°§])/gu;
/** The space between groups of a number: "10 000". */
const inNumber = /(?<=(?:^|[\s(])\d{1,3}) (?=\d{3}(?!\d))/g;

/** Makes the spaces within a number and before its unit non-breaking: "1,75 mm", "25 %", "-59,70 SEK". */
export function keepUnits(text: string): string {
  return text.replaceAll(inNumber, "\u00A0").replaceAll(beforeUnit, "\u00A0");
}

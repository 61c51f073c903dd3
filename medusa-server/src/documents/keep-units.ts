/** A number by itself, or behind a sign or a bracket, and the space to its unit: a word, "%", "°C" or a currency. */
const beforeUnit = /(?<=(?:^|[\s(])[+\-−]?\d[\d.,]*) (?=[\p{L}\p{Sc}%°§])/gu;
/** The space in a number of several groups: "10 000". */
const inNumber = /(?<=(?:^|[\s(])\d{1,3}) (?=\d{3}(?!\d))/g;

/** A text of a document in which no line break parts a number and its unit: "1,75 mm", "25 %", "-59,70 SEK". */
export function keepUnits(text: string): string {
  return text.replaceAll(inNumber, "\u00A0").replaceAll(beforeUnit, "\u00A0");
}

import type { Language } from "@spolverk/content/languages";

type Marks = {
  decimal: string;
  thousand: string;
  /** Digits before the decimals from which thousands are parted. */
  from: number;
};

const noBreakSpace = "\u00a0";
const narrowNoBreakSpace = "\u202f";
const marks: Record<Language, Marks> = {
  da: { decimal: ",", thousand: ".", from: 4 },
  de: { decimal: ",", thousand: ".", from: 4 },
  en: { decimal: ".", thousand: ",", from: 4 },
  es: { decimal: ",", thousand: ".", from: 5 },
  fr: { decimal: ",", thousand: narrowNoBreakSpace, from: 4 },
  it: { decimal: ",", thousand: ".", from: 5 },
  no: { decimal: ",", thousand: noBreakSpace, from: 4 },
  sv: { decimal: ",", thousand: noBreakSpace, from: 4 },
};

/**
 * A number that is not negative as the language writes it, with three decimals at most: "12,345.6", "12 345,6". By hand
 * for the reason that dates are: the first `Intl.NumberFormat` of a page takes a phone tens of milliseconds.
 */
export function formatNumber(value: number, language: string): string {
  const { decimal, thousand, from } = marks[language as Language];
  const [whole = "", decimals] = String(Math.round(value * 1000) / 1000).split(".");
  const parted = whole.length < from ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousand);
  return decimals === undefined ? parted : `${parted}${decimal}${decimals}`;
}

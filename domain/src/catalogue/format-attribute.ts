import { toMajor } from "../money/to-major.ts";
import type { Attributes } from "./attributes.ts";

const units: Partial<Record<keyof Attributes, string>> = {
  size: "g",
  length: "m",
  diameter: "mm",
  version: "mm",
};

/**
 * Formats an attribute without words that need a translation: size in g, length in m, diameter and version in mm [9.24]; high
 * output as "HO" and regular as nothing; the value of a gift card in major units; the rest as it is.
 *
 * @param language BCP 47, whose numbers are written: "1,75 mm" in Swedish
 */
export function formatAttribute(
  name: keyof Attributes,
  value: string | number | boolean,
  language: string,
): string {
  const unit = units[name];
  if (unit) return `${typeof value === "number" ? formatMeasure(value, language) : value} ${unit}`;
  if (name === "ho") return value === true ? "HO" : "";
  if (name === "giftCardValue" && typeof value === "number") return String(toMajor(value));
  return String(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** A format is made once for each language, as that is what takes the time. */
function formatMeasure(measure: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { useGrouping: false });
  formats.set(language, format);
  return format.format(measure);
}

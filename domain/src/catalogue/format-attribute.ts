import { toMajor } from "../money/to-major.ts";
import { formatDecimal } from "../texts/format-decimal.ts";
import type { Attributes } from "./attributes.ts";

const units: Partial<Record<keyof Attributes, string>> = {
  size: "g",
  length: "m",
  diameter: "mm",
  version: "mm",
};

/**
 * Formats an attribute without words that need a translation: size in g, length in m, diameter and version in mm
 * [9.24]; high output as "HO" and regular as nothing; the value of a gift card in major units; others unchanged.
 *
 * @param language BCP 47; decides how numbers are written: "1,75 mm" in Swedish
 */
export function formatAttribute(
  name: keyof Attributes,
  value: string | number | boolean,
  language: string,
): string {
  const unit = units[name];
  if (unit) return `${typeof value === "number" ? formatDecimal(value, language) : value} ${unit}`;
  if (name === "ho") return value === true ? "HO" : "";
  if (name === "giftCardValue" && typeof value === "number") return String(toMajor(value));
  return String(value);
}

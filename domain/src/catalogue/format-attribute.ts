import { toMajor } from "../money/to-major.ts";
import type { Attributes } from "./attributes.ts";

const units: Partial<Record<keyof Attributes, string>> = { size: "g", diameter: "mm", version: "mm" };

/**
 * Formats an attribute without words that need a translation: size in g, diameter and version in mm [9.24]; high
 * output as "HO" and regular as nothing; the value of a gift card in major units; the rest as it is.
 *
 * @param formatNumber how a measure is written: "1.75" unless the language writes it "1,75"
 */
export function formatAttribute(
  name: keyof Attributes,
  value: string | number | boolean,
  formatNumber: (measure: number) => string = String,
): string {
  const unit = units[name];
  if (unit) return `${typeof value === "number" ? formatNumber(value) : value} ${unit}`;
  if (name === "ho") return value === true ? "HO" : "";
  if (name === "giftCardValue" && typeof value === "number") return String(toMajor(value));
  return String(value);
}

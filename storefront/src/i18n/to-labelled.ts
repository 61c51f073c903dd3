import type { TFunction } from "i18next";

/**
 * "Label: value", with the language's spacing before the colon. A label that ends with a question mark keeps it instead
 * of the colon. An empty value returns the label and its colon, for a value with markup of its own.
 */
export function toLabelled(t: TFunction, label: string, value: string): string {
  return label.endsWith("?") ? `${label} ${value}` : t("common.labelled", { label, value });
}

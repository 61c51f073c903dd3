import type { TFunction } from "i18next";

/**
 * "Label: value", with the language's spacing before the colon. A label that ends with a question mark gets no colon.
 * With an empty value the result is only the label and its colon, which the caller puts before a value with markup.
 */
export function toLabelled(t: TFunction, label: string, value: string): string {
  return label.endsWith("?") ? `${label} ${value}` : t("common.labelled", { label, value });
}

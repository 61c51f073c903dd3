import type { TFunction } from "i18next";

/**
 * "Label: value", with the language's own space before the colon. A label that asks keeps its question mark in place of
 * the colon. Without a value, what stands before one that has a look of its own.
 */
export function toLabelled(t: TFunction, label: string, value: string): string {
  return label.endsWith("?") ? `${label} ${value}` : t("common.labelled", { label, value });
}

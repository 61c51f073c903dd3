import { languages } from "@spolverk/content";

/**
 * Resolves the first language of a list in which the shop has texts, otherwise English.
 *
 * @param {unknown} wanted as `ui_locales` or Accept-Language has it: "sv-SE sv", "de,en;q=0.8"
 */
export function resolveLanguage(wanted) {
  const names = typeof wanted === "string" ? wanted.toLowerCase().split(/[\s,;]+/) : [];
  const found = names.map((name) => name.split("-")[0]).map((name) => (name === "nb" ? "no" : name));
  return languages.find((language) => language === found.find(isKnown)) ?? "en";
}

const isKnown = (/** @type {string | undefined} */ name) => languages.some((language) => language === name);

import type { Language } from "@spolverk/content/languages";
import type { i18n } from "i18next";
import { createI18n, loadNamespaces } from "../i18n/create-i18n.ts";

/** Creates an i18next instance with the texts of every route in a language, for tests that render without a route. */
export async function createTestI18n(language: Language = "sv"): Promise<i18n> {
  const instance = await createI18n(language);
  await loadNamespaces(instance, [
    "account",
    "cart",
    "checkout",
    "club",
    "enquiry",
    "filter",
    "home",
    "knowledge",
    "newsletter",
    "pages",
    "product",
    "sign-in",
    "take-back",
    "withdrawal",
  ]);
  return instance;
}

import { createContext, use } from "react";
import type { Translator } from "./create-translator.ts";

export const TranslatorContext = createContext<Translator | null>(null);

/** The page's texts and language. A list asks once and hands `t` to its items. */
export function useTranslation(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error("useTranslation needs a TranslatorContext around it");
  return translator;
}

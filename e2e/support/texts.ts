import { readdirSync, readFileSync } from "node:fs";
import { createTranslate } from "@spolverk/content";

type Tree = { [key: string]: string | Tree };

/** A text of the shop in a language by its key, with its values: t("cart.title"). */
export function textsOf(language: string): (key: string, values?: Record<string, string>) => string {
  const folder = new URL(`../../content/locales/${language}/`, import.meta.url);
  const trees = readdirSync(folder)
    .filter(
      (file) => !["api.json", "identity.json", "invoice.json", "mail.json", "safety.json"].includes(file),
    )
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Tree);
  const t = createTranslate(language, Object.assign({}, ...trees) as Tree);
  return (key, values) => {
    const text = t(key, values);
    if (text === key) throw new Error(`No text ${key} in ${language}`);
    return text;
  };
}

/** The API's message of a refusal, by its code. */
export function refusalOf(language: string): (code: string) => string {
  const file = new URL(`../../content/locales/${language}/api.json`, import.meta.url);
  const { errors } = JSON.parse(readFileSync(file, "utf8")) as { errors: Record<string, string> };
  return (code) => {
    const text = errors[code];
    if (text === undefined) throw new Error(`No text of the refusal ${code} in ${language}`);
    return text;
  };
}

import { languages } from "@spolverk/content/languages";
import { describe, expect, it } from "vitest";

type TextTree = { readonly [name: string]: string | TextTree };

const files = import.meta.glob<{ default: TextTree }>("../../../content/locales/*/shop.json", {
  eager: true,
});

/** Lists the key of each text with the values it takes, without plural endings, which differ by language. */
function describeTexts(tree: TextTree, path = ""): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value !== "string") return describeTexts(value, `${path}${name}.`);
    const values = [...value.matchAll(/\{\{(\w+)\}\}/g)]
      .map(([, found = ""]) => found)
      .filter((found) => found !== "count");
    return `${path}${name.replace(/_(?:zero|one|two|few|many|other)$/, "")} ${[...new Set(values)].toSorted((a, b) => a.localeCompare(b)).join(",")}`;
  });
}
const textsOf = (language: string) => {
  const file = files[`../../../content/locales/${language}/shop.json`];
  return file ? [...new Set(describeTexts(file.default))].toSorted() : [];
};

describe("the texts of the interface", () => {
  it.each(languages)("exist in %s with the same keys and values as in English [3.28]", (language) => {
    expect(textsOf(language)).toEqual(textsOf("en"));
  });
});

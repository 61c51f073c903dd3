import { languages, readApiTexts } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { getTranslate } from "./texts.ts";

/** The placeholders of every text of a language, by "group.key". */
function listPlaces(language: (typeof languages)[number]): Record<string, string[]> {
  const groups = Object.entries(readApiTexts(language));
  const texts = groups.flatMap(([group, byKey]) =>
    Object.entries(byKey).map(([key, text]) => [`${group}.${key}`, text] as const),
  );
  return Object.fromEntries(
    texts.map(([key, text]) => [
      key,
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([place]) => place).toSorted(),
    ]),
  );
}

describe("the texts of the API", () => {
  it.each(languages)(
    "contain every key in %s, with the same placeholders as in English [9.4]",
    (language) => {
      expect(listPlaces(language)).toEqual(listPlaces("en"));
    },
  );

  it("word a required field and an invalid email as agreed [5.1], [5.2]", () => {
    const [english, swedish] = [getTranslate("en"), getTranslate("sv")];
    expect([english("fields.required"), swedish("fields.required")]).toEqual(["Required", "Obligatorisk"]);
    expect([english("fields.invalid_email"), swedish("fields.invalid_email")]).toEqual([
      "Invalid email!",
      "Ogiltig email!",
    ]);
  });
});

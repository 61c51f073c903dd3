import { languages } from "@spolverk/content/languages";
import { expect, it } from "vitest";
import { createTestI18n } from "../testing/create-test-i18n.ts";
import { toLabelled } from "./to-labelled.ts";

it.each(languages)(
  "toLabelled separates label and value in %s by a colon, spaced as the language requires",
  async (language) => {
    const { t } = await createTestI18n(language);
    const colon = language === "fr" ? "\u00A0: " : ": ";
    expect(toLabelled(t, "A", "B & C")).toBe(`A${colon}B & C`);
    expect(toLabelled(t, "A", "")).toBe(`A${colon}`);
  },
);

it("toLabelled puts no colon after a label's question mark", async () => {
  const { t } = await createTestI18n("fr");
  expect(toLabelled(t, "Quels articles\u202F?", "Obligatoire")).toBe("Quels articles\u202F? Obligatoire");
});

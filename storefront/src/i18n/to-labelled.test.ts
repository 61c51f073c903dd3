import { languages } from "@spolverk/content/languages";
import { expect, it } from "vitest";
import { createTestI18n } from "../testing/create-test-i18n.ts";
import { toLabelled } from "./to-labelled.ts";

it.each(languages)(
  "in %s a label and its value are parted by a colon, spaced as the language has it",
  async (language) => {
    const { t } = await createTestI18n(language);
    const colon = language === "fr" ? "\u00A0: " : ": ";
    expect(toLabelled(t, "A", "B & C")).toBe(`A${colon}B & C`);
    expect(toLabelled(t, "A", "")).toBe(`A${colon}`);
  },
);

it("a label that asks has no colon after its question mark", async () => {
  const { t } = await createTestI18n("fr");
  expect(toLabelled(t, "Quels articles\u202F?", "Obligatoire")).toBe("Quels articles\u202F? Obligatoire");
});

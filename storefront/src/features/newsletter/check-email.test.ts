import { describe, expect, it } from "vitest";
import { loadTranslator } from "../../i18n/load-translator.ts";
import { checkEmail } from "./check-email.ts";

describe("an address for the newsletter [5.1]", () => {
  it.each([
    ["", "Email required!", "Email obligatoriskt"],
    ["  ", "Email required!", "Email obligatoriskt"],
    ["asa@", "Invalid email!", "Ogiltig email!"],
  ])("%j is refused: %s, %s", async (email, english, swedish) => {
    const key = checkEmail(email) ?? "newsletter.title";
    expect((await loadTranslator("en")).t(key)).toBe(english);
    expect((await loadTranslator("sv")).t(key)).toBe(swedish);
  });
  it("is taken with spaces around it", () => {
    expect(checkEmail(" asa@example.com ")).toBeNull();
  });
});

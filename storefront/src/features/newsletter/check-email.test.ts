import { describe, expect, it } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { checkEmail } from "./check-email.ts";

describe("checkEmail [5.1]", () => {
  it.each([
    ["", "Email required!", "Email obligatoriskt"],
    ["  ", "Email required!", "Email obligatoriskt"],
    ["asa@", "Invalid email!", "Ogiltig email!"],
  ])("refuses the address %j: %s, %s", async (email, english, swedish) => {
    const key = checkEmail(email) ?? "newsletter.title";
    expect((await createI18n("en")).t(key)).toBe(english);
    expect((await createI18n("sv")).t(key)).toBe(swedish);
  });
  it.each([" asa@example.com ", "anna@müller.de", "asa@example.com\u200b"])(
    "accepts the address %j",
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );
});

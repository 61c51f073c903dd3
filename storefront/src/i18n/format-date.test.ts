import { languages } from "@spolverk/content/languages";
import { describe, expect, it } from "vitest";
import { formatDate, formatFullDate } from "./format-date.ts";
import { createI18n } from "./create-i18n.ts";

const dates = Array.from({ length: 12 }, (_, month) => [
  `2026-${String(month + 1).padStart(2, "0")}-01`,
  `1999-${String(month + 1).padStart(2, "0")}-28T23:30:00.000Z`,
]).flat();

describe.each(languages)("a date in %s", (language) => {
  it("is written as the language's own data have it, whatever the month", async () => {
    const { t } = await createI18n(language);
    const short = { day: "numeric", month: "long", timeZone: "UTC" } as const;
    const full = { ...short, year: "numeric" } as const;
    for (const date of dates) {
      expect(formatDate(date, t)).toBe(new Intl.DateTimeFormat(language, short).format(new Date(date)));
      expect(formatFullDate(date, t)).toBe(new Intl.DateTimeFormat(language, full).format(new Date(date)));
    }
  });
});

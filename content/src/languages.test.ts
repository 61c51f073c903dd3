import { formatDecimal } from "@spolverk/domain";
import { expect, it } from "vitest";
import { languages } from "./languages.ts";

it.each(languages)("domain/ formats decimals and thousands as %s does [9.4]", (language) => {
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  for (const value of [0, 1.75, 2300, 1234.567]) {
    expect(formatDecimal(value, language)).toBe(format.format(value));
  }
});

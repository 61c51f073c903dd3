import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDecimal } from "./format-decimal.ts";

it.each(["da", "de", "en", "es", "fr", "it", "no", "sv"])(
  "formats numbers of up to three decimals like Intl in %s",
  (language) => {
    const format = new Intl.NumberFormat(language, { useGrouping: false });
    const thousandths = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(formatDecimal(value / 1000, language)).toBe(format.format(value / 1000));
      }),
    );
  },
);

import { existsSync } from "node:fs";
import { join } from "node:path";
import { mediaDirectory, readSites } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { pickByStock } from "../../testing/pick-by-stock.ts";
import { fromContent } from "./from-content.ts";

const data = fromContent("2026-03-02");
const variations = data.products.flatMap((product) => product.variations);

describe("fromContent", () => {
  it("gives every variation a unique id and an existing picture [3.13]", () => {
    expect(new Set(variations.map(({ id }) => id)).size).toBe(variations.length);
    const pictures = new Set(variations.flatMap(({ assets }) => assets.map(({ thumbnail }) => thumbnail)));
    const missing = [...pictures].filter(
      (path) => !existsSync(join(mediaDirectory, path.replace("/media/", ""))),
    );
    expect(missing).toEqual([]);
  });

  it("resolves relative dates from today, so that new products stay new [9.17]", () => {
    const dates = variations.map(({ activeDate }) => activeDate);
    expect(dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))).toBe(true);
    expect(dates.some((date) => date >= "2026-02-01" && date <= "2026-03-02")).toBe(true);
  });

  it("gives each shipping option a unique id, and every site one that reaches its own country [9.6]", () => {
    const { shippingOptions } = data;
    expect(new Set(shippingOptions.map(({ id }) => id)).size).toBe(shippingOptions.length);
    for (const { carriers, defaultCountry } of readSites()) {
      const reaching = shippingOptions.filter(
        ({ carrier, countries }) => carriers.includes(carrier) && countries.includes(defaultCountry),
      );
      expect(reaching.length).toBeGreaterThan(0);
    }
  });

  it.each(["plenty", "last", "backOrder", "soldOut"] as const)(
    "contains a variation with stock in state %s",
    (state) => {
      expect(pickByStock(data.products, data.settings, state).length).toBeGreaterThan(0);
    },
  );
});

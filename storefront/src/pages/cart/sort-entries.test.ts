import type { Variation } from "@spolverk/bff/contract";
import type { Currency } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { sortEntries } from "./sort-entries.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 1 };
const variation = { id: "v1", attributes: {} } as Variation;

describe("sortEntries", () => {
  it("counts loaded lines, and reports lines that failed to load", () => {
    const entries = [
      { line, variation },
      { line, variation: null },
      { line, variation: null },
    ];
    expect(sortEntries(entries, "SEK")).toEqual({
      known: [{ line, variation }],
      failedCount: 2,
      isLoading: false,
    });
  });
  it("does not count gift cards of another currency", () => {
    const giftCard = { ...variation, attributes: { listPrice: "EUR" } } as Variation;
    const sorted = (currency: Currency) => sortEntries([{ line, variation: giftCard }], currency);
    expect(sorted("SEK")).toEqual({ known: [], failedCount: 0, isLoading: false });
    expect(sorted("EUR").known).toHaveLength(1);
  });
  it("reports that a line is loading", () => {
    const entries = [
      { line, variation },
      { line, variation: undefined },
    ];
    expect(sortEntries(entries, "SEK").isLoading).toBe(true);
  });
});

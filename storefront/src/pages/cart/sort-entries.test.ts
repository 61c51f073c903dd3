import type { Variation } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { sortEntries } from "./sort-entries.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 1 };
const variation = { id: "v1" } as Variation;

describe("the lines of a cart", () => {
  it("count towards the total when they are loaded, and are reported when they failed to load", () => {
    const entries = [
      { line, variation },
      { line, variation: null },
      { line, variation: null },
    ];
    expect(sortEntries(entries)).toEqual({ known: [{ line, variation }], failedCount: 2, isLoading: false });
  });
  it("have no total while one is loading", () => {
    const entries = [
      { line, variation },
      { line, variation: undefined },
    ];
    expect(sortEntries(entries).isLoading).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { searchLimits } from "./search-limits.ts";
import { toScopeFilters } from "./search-scope.ts";

describe("the scope of the header's search", () => {
  const scope = { language: "sv", environment: "production", currency: "SEK" } as const;

  it("covers active variations of the site's language and environment that are sold in the shopper's currency [7.20]", () => {
    expect(toScopeFilters(scope, "active")).toBe(
      'language:sv AND environment:"production" AND active:true AND currencies:SEK',
    );
  });

  it("covers published articles of the site's language and environment [7.21]", () => {
    expect(toScopeFilters(scope, "published")).toBe(
      'language:sv AND environment:"production" AND published:true',
    );
  });

  it("comes with limits of six products and three articles, and a delay of 200 ms after the last keystroke [9.21]", () => {
    expect(searchLimits).toEqual({ productHits: 6, articleHits: 3, debounceMs: 200 });
  });
});

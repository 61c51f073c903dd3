import { expect, it } from "vitest";
import { chooseSearchMethod } from "./choose-search-method.ts";

it.each([
  ["https://ABC123-dsn.algolia.net", "post"],
  ["https://abc123-1.algolianet.com", "post"],
  ["https://search.spolverk.example", "get"],
  ["http://localhost:7700", "get"],
  ["https://notalgolia.net", "get"],
])("chooseSearchMethod resolves %s to %s [7.19]", (url, call) => {
  expect(chooseSearchMethod(url)).toBe(call);
});

import { expect, it } from "vitest";
import { chooseCall } from "./choose-call.ts";

it.each([
  ["https://ABC123-dsn.algolia.net", "post"],
  ["https://abc123-1.algolianet.com", "post"],
  ["https://search.spolverk.example", "get"],
  ["http://localhost:7700", "get"],
  ["https://notalgolia.net", "get"],
])("%s is asked by %s [7.19]", (url, call) => {
  expect(chooseCall(url)).toBe(call);
});

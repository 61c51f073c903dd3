import { describe, expect, it } from "vitest";
import { readOrdersSearch } from "./orders-search.ts";

describe("readOrdersSearch", () => {
  it.each([
    [{}, {}],
    [{ query: "  karna " }, { query: "karna" }],
    [{ query: "1042" }, { query: "1042" }],
    [{ query: "" }, {}],
    [{ page: "2" }, { page: 2 }],
    [{ page: "3" }, { page: 3 }],
    [{ page: 1 }, {}],
    [{ page: -1 }, {}],
    [{ page: 1.5 }, {}],
    [{ page: 1001 }, {}],
    [{ query: ["a"], page: "x" }, {}],
  ])("reads %j as %j [2.19]", (search, read) => {
    expect(readOrdersSearch(search)).toEqual(read);
  });
});

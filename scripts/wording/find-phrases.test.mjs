import { expect, it } from "vitest";
import { findPhrases } from "./find-phrases.mjs";

const find = (/** @type {string} */ text, kind = /** @type {const} */ ("comment")) =>
  findPhrases([{ kind, text, line: 5 }]);

it.each([
  "Whoever is free claims it",
  "An address that nobody else has",
  "The consent is\n told to the page",
  "A value that tells of a crash",
  "A server that stands in for Medusa",
  "The token that the request bears",
  "The order was asked for twice",
])("finds the phrase in %j", (text) => {
  expect(find(text)).toHaveLength(1);
});

it("findPhrases returns the line and the phrase of each hit", () => {
  expect(find(" A worker.\n It is  told of a change,\n which was asked\n for.")).toEqual([
    { line: 7, phrase: "asked for" },
    { line: 6, phrase: "is told" },
    { line: 6, phrase: "told of" },
  ]);
});

it.each(["A worker claims the next mail", "a bearer token", "a standing order", "it tells which"])(
  "finds no phrase in %j",
  (text) => {
    expect(find(text)).toEqual([]);
  },
);

it.each(["is empty without stock", "of a company: shows its number", "That it rounds"])(
  "finds the fragment %j as the title of a test",
  (text) => {
    expect(findPhrases([{ kind: "test", text, line: 1 }])).toHaveLength(1);
    expect(findPhrases([{ kind: "group", text, line: 1 }])).toEqual([]);
  },
);

it.each(["isolates tenants", "includes VAT", "byte order marks are dropped"])(
  "accepts the title %j",
  (text) => {
    expect(findPhrases([{ kind: "test", text, line: 1 }])).toEqual([]);
  },
);

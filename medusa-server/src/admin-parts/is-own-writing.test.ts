import assert from "node:assert/strict";
import { it } from "node:test";
import { isOwnWriting } from "./is-own-writing.ts";

const templates = [{ text: "Hej!\nTack för ditt meddelande.\n" }, { text: "Hej!" }];

it("a reply is the merchandiser's own writing unless it is empty or an unchanged template", () => {
  const cases: readonly [string, boolean][] = [
    ["", false],
    [" \n", false],
    ["Hej!", false],
    ["Hej!\nTack för ditt meddelande.", false],
    ["Hej! Vi har den i lager.", true],
  ];
  for (const [text, isOwn] of cases) assert.equal(isOwnWriting(text, templates), isOwn, text);
});

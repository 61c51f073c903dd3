import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { breakLinks } from "./break-links.ts";

/** Matches text that mail programs turn into a link. */
const link = /(https?:\/\/\S+)|(www\.\S+)|([\p{L}\p{N}-]+\.[\p{L}]{2,})|(\S+@\S+\.\p{L}+)/u;

describe("breakLinks", () => {
  for (const text of ["evil.example", "http://evil.example/x", "www.evil.example", "kim@evil.example"]) {
    it(`leaves nothing in "${text}" that a mail program turns into a link`, () => {
      assert.match(text, link);
      assert.doesNotMatch(breakLinks(text), link);
    });
  }

  it("only adds invisible characters to a text, and does not change a text without links", () => {
    assert.equal(breakLinks("A.B. Svensson").replaceAll("\u200c", ""), "A.B. Svensson");
    assert.equal(breakLinks("Åsa Öberg, 3 tr."), "Åsa Öberg, 3 tr.");
  });
});

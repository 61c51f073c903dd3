import { describe, expect, it } from "vitest";
import { readDraft } from "./use-form-draft.ts";

const initial = { city: "", same: true };

describe("the draft of a form", () => {
  it("restores what was typed", () => {
    expect(readDraft('{"city":"Lund","same":false}', initial)).toEqual({ city: "Lund", same: false });
  });
  it("leaves out fields the form does not have, and values of another kind", () => {
    expect(readDraft('{"city":7,"same":"no","toString":"x","zip":"1"}', initial)).toEqual({});
  });
  it.each([null, "{", "null", "[]", '"x"'])("is empty when %j is stored", (stored) => {
    expect(readDraft(stored, initial)).toEqual({});
  });
});

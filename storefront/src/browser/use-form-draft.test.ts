// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { keepDraftsOf, readDraft, useFormDraft } from "./use-form-draft.ts";

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

describe("what was typed in a tab", () => {
  afterEach(() => sessionStorage.clear());
  const type = () => renderHook(() => useFormDraft("address", initial)).result.current[1]({ city: "Lund" });
  const findTyped = () => renderHook(() => useFormDraft("address", initial)).result.current[0].city;

  it("is forgotten once another user signs in, also after a session that ended unseen", () => {
    keepDraftsOf("kim");
    type();
    keepDraftsOf("kim");
    expect(findTyped()).toBe("Lund");
    keepDraftsOf("robin");
    expect(findTyped()).toBe("");
  });
  it("as a guest is still there after signing in, and gone after signing out", () => {
    type();
    keepDraftsOf("kim");
    expect(findTyped()).toBe("Lund");
    keepDraftsOf(null);
    expect(findTyped()).toBe("");
  });
});

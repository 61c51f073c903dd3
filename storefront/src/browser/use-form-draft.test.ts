// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { keepDraftsOf, readDraft, useFormDraft } from "./use-form-draft.ts";

const initial = { city: "", same: true };

describe("the draft of a form", () => {
  it("restores the stored values of its form", () => {
    expect(readDraft('{"city":"Lund","same":false}', initial)).toEqual({ city: "Lund", same: false });
  });
  it("ignores unknown fields, and values of another type", () => {
    expect(readDraft('{"city":7,"same":"no","toString":"x","zip":"1"}', initial)).toEqual({});
  });
  it.each([null, "{", "null", "[]", '"x"'])("yields no values when %j is stored", (stored) => {
    expect(readDraft(stored, initial)).toEqual({});
  });
});

describe("the drafts of a tab", () => {
  afterEach(() => sessionStorage.clear());
  const type = () => renderHook(() => useFormDraft("address", initial)).result.current[1]({ city: "Lund" });
  const findTyped = () => renderHook(() => useFormDraft("address", initial)).result.current[0].city;

  it("do not survive another user's sign-in, even when the previous session had expired unnoticed", () => {
    keepDraftsOf("kim");
    type();
    keepDraftsOf("kim");
    expect(findTyped()).toBe("Lund");
    keepDraftsOf("robin");
    expect(findTyped()).toBe("");
  });
  it("survive a guest's sign-in, but not a sign-out", () => {
    type();
    keepDraftsOf("kim");
    expect(findTyped()).toBe("Lund");
    keepDraftsOf(null);
    expect(findTyped()).toBe("");
  });
});

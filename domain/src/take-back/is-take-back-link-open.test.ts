import { describe, expect, it } from "vitest";
import { isTakeBackLinkOpen } from "./is-take-back-link-open.ts";
import { takeBackTerms } from "./take-back-terms.ts";

describe("isTakeBackLinkOpen", () => {
  const createdAt = new Date("2026-03-02T10:00:00.000Z");

  it.each([
    ["2026-03-02T10:00:00.000Z", true],
    ["2027-03-02T09:59:59.999Z", true],
    ["2027-03-02T10:00:00.000Z", false],
    ["2029-03-02T10:00:00.000Z", false],
  ])("returns true for a year: on %s it returns %s", (now, isOpen) => {
    expect(isTakeBackLinkOpen(createdAt, new Date(now))).toBe(isOpen);
  });

  it("stays true beyond the time in which the parcel may be sent", () => {
    expect(takeBackTerms.linkDays).toBeGreaterThan(2 * takeBackTerms.sendWithinDays);
  });
});

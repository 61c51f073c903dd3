import { describe, expect, it } from "vitest";
import { consentVersion, readAgreedCookies, toStoredAnswer } from "./has-agreed-cookies.ts";

const storing = (value: string | null) => () => ({ getItem: () => value });
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

describe("the stored answer to the cookie question", () => {
  it.each([true, false])("reads the stored answer %s [4.19]", (isAgreed) => {
    const stored = toStoredAnswer(isAgreed, { by: "button", days: 180 });
    expect(readAgreedCookies(storing(stored))).toBe(isAgreed);
  });

  it("contains the time of the answer, the question's version and the answer's source", () => {
    const now = new Date("2026-11-25T10:00:00.000Z");
    expect(JSON.parse(toStoredAnswer(true, { by: "use", days: 180, now }))).toEqual({
      isAgreed: true,
      by: "use",
      at: "2026-11-25T10:00:00.000Z",
      until: "2027-05-24T10:00:00.000Z",
      version: consentVersion,
    });
  });

  it.each([
    ["no answer", null],
    ["an answer without a date", "true"],
    ["another text", "yes"],
    ["another object", '{"isAgreed":"yes","until":"2999-01-01"}'],
    ["an invalid date", `{"isAgreed":true,"until":"soon","version":${consentVersion}}`],
    ["an answer to another question", '{"isAgreed":true,"until":"2999-01-01T00:00:00Z","version":0}'],
  ])("counts as undecided with %s [4.19]", (_, stored) => {
    expect(readAgreedCookies(storing(stored))).toBeNull();
  });

  it("expires after the site's number of days", () => {
    const answered = (days: number) => toStoredAnswer(false, { by: "button", days: 180, now: daysAgo(days) });
    expect(readAgreedCookies(storing(answered(179)))).toBe(false);
    expect(readAgreedCookies(storing(answered(180)))).toBeNull();
  });

  it("counts as undecided in a browser without storage", () => {
    const closed = () => {
      throw new Error("denied");
    };
    expect(readAgreedCookies(closed)).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMessageActive } from "./is-message-active.ts";
import type { SiteMessageTerms } from "./site-message.ts";

const always: SiteMessageTerms = { enabled: true, sites: null, startsOn: null, endsOn: null };
const at = { site: "se", today: "2026-03-02" };

describe("isMessageActive", () => {
  it.each<[string, Partial<SiteMessageTerms>, boolean]>([
    ["without any terms", {}, true],
    ["that is switched off", { enabled: false }, false],
    ["for this site among others", { sites: ["dk", "se"] }, true],
    ["for other sites", { sites: ["dk", "no"] }, false],
    ["for no site at all", { sites: [] }, false],
    ["that begins today", { startsOn: "2026-03-02" }, true],
    ["that begins tomorrow", { startsOn: "2026-03-03" }, false],
    ["whose last day is today", { endsOn: "2026-03-02" }, true],
    ["whose last day was yesterday", { endsOn: "2026-03-01" }, false],
    ["whose only day is today", { startsOn: "2026-03-02", endsOn: "2026-03-02" }, true],
    ["whose only day was the same date a year ago", { startsOn: "2025-03-02", endsOn: "2025-03-02" }, false],
    ["that has begun, but for another site", { sites: ["dk"], startsOn: "2026-03-01" }, false],
  ])("decides for a message %s [2.53]", (_, terms, isShown) => {
    expect(isMessageActive({ ...always, ...terms }, at)).toBe(isShown);
  });

  const day = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const site = fc.constantFrom("se", "dk", "no");
  const terms: fc.Arbitrary<SiteMessageTerms> = fc.record({
    enabled: fc.boolean(),
    sites: fc.option(fc.array(site)),
    startsOn: fc.option(day),
    endsOn: fc.option(day),
  });

  it("covers every day between two active days [2.53]", () => {
    fc.assert(
      fc.property(terms, site, day, day, day, (message, code, ...days) => {
        const [first = "", middle = "", last = ""] = days.toSorted();
        const isShown = (today: string) => isMessageActive(message, { site: code, today });
        expect(isShown(middle) || !(isShown(first) && isShown(last))).toBe(true);
      }),
    );
  });

  it("never becomes active by naming fewer sites or being switched off [2.53]", () => {
    fc.assert(
      fc.property(terms, site, day, (message, code, today) => {
        const isShown = isMessageActive(message, { site: code, today });
        expect(isMessageActive({ ...message, sites: null }, { site: code, today }) || !isShown).toBe(true);
        expect(isMessageActive({ ...message, enabled: false }, { site: code, today })).toBe(false);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { resolveActiveDate, resolveRestock } from "./relative-date.ts";

describe("resolveActiveDate", () => {
  it("counts back from today, across the end of a year and a leap day", () => {
    expect(resolveActiveDate("-10d", "2026-03-15")).toBe("2026-03-05");
    expect(resolveActiveDate("-25d", "2026-01-10")).toBe("2025-12-16");
    expect(resolveActiveDate("-1d", "2028-03-01")).toBe("2028-02-29");
  });

  it("returns a date unchanged", () => {
    expect(resolveActiveDate("2024-05-20", "2026-03-15")).toBe("2024-05-20");
  });
});

describe("resolveRestock", () => {
  it("counts forward from today", () => {
    expect(resolveRestock("+14d", "2026-12-24")).toBe("2027-01-07");
  });

  it("returns a date or null unchanged", () => {
    expect(resolveRestock("2026-09-01", "2026-03-15")).toBe("2026-09-01");
    expect(resolveRestock(null, "2026-03-15")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { endAgreement } from "./end-agreement.ts";

describe("endAgreement on 1 March 2026 [3.3]", () => {
  it.each([
    [null, null, { validFrom: null, validTo: "2026-02-28" }],
    ["2026-01-01", "2026-12-31", { validFrom: "2026-01-01", validTo: "2026-02-28" }],
    ["2026-02-28", null, { validFrom: "2026-02-28", validTo: "2026-02-28" }],
    ["2026-01-01", "2026-03-01", { validFrom: "2026-01-01", validTo: "2026-02-28" }],
    ["2025-01-01", "2025-12-31", { validFrom: "2025-01-01", validTo: "2025-12-31" }],
    ["2026-03-01", null, null],
    ["2026-04-01", "2026-04-30", null],
  ])("turns the validity from %s to %s into %j", (validFrom, validTo, left) => {
    expect(endAgreement({ validFrom, validTo }, "2026-03-01")).toEqual(left);
  });
});

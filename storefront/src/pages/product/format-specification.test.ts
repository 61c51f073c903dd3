import { describe, expect, it } from "vitest";
import { formatSpecification, groupSpecifications } from "./format-specification.ts";

describe("the specifications [3.49]", () => {
  it.each([
    ["printTemperatureC", [195, 225], "sv", "195–225 °C"],
    ["diameterToleranceMm", 0.03, "sv", "± 0,03 mm"],
    ["diameterToleranceMm", 0.03, "en", "± 0.03 mm"],
    ["densityGramsPerCm3", 1.24, "de", "1,24 g/cm³"],
    ["recycledPercent", 100, "fr", "100 %"],
    ["spoolMaterial", "Återvunnen PP", "sv", "Återvunnen PP"],
  ] as const)("formats %s of %j in %s as %s", (name, value, language, expected) => {
    expect(formatSpecification(name, value, language)).toBe(expected);
  });

  it("appear by group in a fixed order; a specification of unknown name is left out", () => {
    const known = { dryingC: "45 °C, 6 h", bedTemperatureC: [45, 60], spoolSizeMm: "200 × 55", secret: 1 };
    expect(
      groupSpecifications(known, "en").map(({ group, rows }) => [group, rows.map(({ name }) => name)]),
    ).toEqual([
      ["printing", ["bedTemperatureC", "dryingC"]],
      ["spool", ["spoolSizeMm"]],
    ]);
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { summarizeVat } from "./summarize-vat.ts";

it("summarizeVat sums the lines by rate, the highest first", () => {
  const lines = [
    { vatRate: 0, netMinor: 5000, vatMinor: 0 },
    { vatRate: 25, netMinor: 1000, vatMinor: 250 },
    { vatRate: 25, netMinor: 333, vatMinor: 83 },
  ];
  expect(summarizeVat(lines)).toEqual([
    { vatRate: 25, netMinor: 1333, vatMinor: 333 },
    { vatRate: 0, netMinor: 5000, vatMinor: 0 },
  ]);
});

it("summarizeVat keeps the sum of all lines", () => {
  const line = fc.record({
    vatRate: fc.constantFrom(0, 6, 12, 25),
    netMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    vatMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  });
  const total = (lines: { netMinor: number; vatMinor: number }[]) =>
    lines.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0);
  fc.assert(fc.property(fc.array(line), (lines) => total(summarizeVat(lines)) === total(lines)));
});

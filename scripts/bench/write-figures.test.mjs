import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { benches } from "./run-benches.mjs";
import { figuresFile, replaceFigures } from "./write-figures.mjs";

const figures = [
  { name: "home", value: "140/s", aim: "≥ 120/s", reached: true },
  { name: "listing", value: "90/s", aim: "≥ 120/s", reached: false },
];

it("replaceFigures replaces the figures of one bench and keeps the text and the other benches", () => {
  const document = [
    "Words.",
    "<!-- figures of pages -->",
    "| old |",
    "<!-- end of figures -->",
    "<!-- figures of api -->",
    "| kept |",
    "<!-- end of figures -->",
  ].join("\n");
  expect(replaceFigures(document, "pages", figures, "2026-11-26, a machine.")).toBe(
    [
      "Words.",
      "<!-- figures of pages -->",
      "",
      "2026-11-26, a machine.",
      "",
      "| | Measured | Aim |",
      "| --- | --: | :-- |",
      "| home | 140/s | ✓ ≥ 120/s |",
      "| listing | 90/s | ✗ ≥ 120/s |",
      "",
      "<!-- end of figures -->",
      "<!-- figures of api -->",
      "| kept |",
      "<!-- end of figures -->",
    ].join("\n"),
  );
});

it.each(benches)("docs/performance.md has a place for the figures of %s", (bench) => {
  expect(replaceFigures(readFileSync(figuresFile, "utf8"), bench, figures, "Today.")).toContain("| 140/s |");
});

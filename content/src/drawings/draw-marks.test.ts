import { expect, it } from "vitest";
import { loadContent } from "../load/load-content.ts";
import { contentDirectory } from "../read-compiled.ts";
import { drawMarks } from "./draw-marks.ts";

const { content } = loadContent(contentDirectory);
if (!content) throw new Error("the content has mistakes; the build names them");
const symbols = new Map(
  [...drawMarks().matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id = ""]) => [id, symbol]),
);

it("drawMarks draws a logo for every payment method and carrier of the Swedish site [2.35]", () => {
  const swedish = content.sites.find(({ code }) => code === "se")!;
  expect([...symbols.keys()].toSorted()).toEqual([...swedish.paymentMarks, ...swedish.carriers].toSorted());
});

it("drawMarks draws every letter of a logo, so that it needs no font [2.35]", () => {
  const lettersOf = (id: string) => symbols.get(id)?.match(/<path /g)?.length;
  expect([lettersOf("swish"), lettersOf("db-schenker"), lettersOf("mastercard")]).toEqual([5, 10, 10]);
  for (const symbol of symbols.values()) expect(symbol).not.toContain("<text");
});

it("drawMarks draws each logo differently [2.35]", () => {
  const drawn = [...symbols].map(([id, symbol]) => symbol.replace(id, ""));
  expect(new Set(drawn).size).toBe(symbols.size);
});

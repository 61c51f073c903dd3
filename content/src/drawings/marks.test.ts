import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../load/load-content.ts";
import { contentDirectory } from "../read-compiled.ts";

const { content } = loadContent(contentDirectory);
if (!content) throw new Error("the content has mistakes; the build names them");
const marks = readFileSync(join(contentDirectory, "media/marks.svg"), "utf8");
const symbols = new Map(
  [...marks.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id = ""]) => [id, symbol]),
);

it("marks.svg has a logo for every payment method and carrier of the Swedish site [2.35]", () => {
  const swedish = content.sites.find(({ code }) => code === "se")!;
  expect([...symbols.keys()].toSorted()).toEqual([...swedish.paymentMarks, ...swedish.carriers].toSorted());
});

it("marks.svg draws every letter of a logo, so that it needs no font [2.35]", () => {
  const lettersOf = (id: string) => symbols.get(id)?.match(/<path /g)?.length;
  expect([lettersOf("swish"), lettersOf("db-schenker"), lettersOf("mastercard")]).toEqual([5, 10, 10]);
  for (const symbol of symbols.values()) expect(symbol).not.toContain("<text");
});

it("marks.svg draws each logo differently [2.35]", () => {
  const drawn = [...symbols].map(([id, symbol]) => symbol.replace(id, ""));
  expect(new Set(drawn).size).toBe(symbols.size);
});

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { listChanges, type PageWeight, sumScripts, weighPage } from "../support/page-weight.ts";
import { siteUrl } from "../support/shop.ts";

/** What each page weighed when somebody last looked: its budget, and by chunks what has grown since. */
const file = path.join(import.meta.dirname, "../support/page-weights.json");
const readBudgets = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, PageWeight>;

/** Room for what a catalogue that is being changed and new hashes make of it. */
const toleratedBytes = 2000;

for (const [name, address] of [
  ["home", "/"],
  ["listing", "/shop"],
  ["product", "/product/ater-pla/black-175-750g"],
  ["knowledge", "/knowledge"],
] as const) {
  test(`a first visit of the ${name} page stays within its bytes`, async ({ page }) => {
    const weight = await weighPage(page, siteUrl("se", address));
    if (process.env["WRITE_PAGE_WEIGHTS"] === "true") {
      writeFileSync(file, `${JSON.stringify({ ...readBudgets(), [name]: weight }, null, 2)}\n`);
      return;
    }
    const budget = readBudgets()[name];
    if (!budget) throw new Error(`${file} has no ${name}`);
    const changes = listChanges(budget, weight).join("\n");
    expect
      .soft(sumScripts(weight), `JavaScript of ${name}, gzip -9\n${changes}`)
      .toBeLessThanOrEqual(sumScripts(budget) + toleratedBytes);
    expect.soft(weight.files, `scripts of ${name}`).toBeLessThanOrEqual(budget.files);
    expect.soft(weight.html, `HTML of ${name}`).toBeLessThanOrEqual(budget.html + toleratedBytes);
  });
}

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { listChanges, type PageWeight, sumScripts, weighPage } from "../support/page-weight.ts";
import { siteUrl } from "../support/shop.ts";

/** The recorded weight of each page by chunk: its budget, and the base of the comparison when a page exceeds it. */
const file = path.join(import.meta.dirname, "../support/page-weights.json");
const readBudgets = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, PageWeight>;

/**
 * The goals for a first visit: compressed JavaScript and uncompressed HTML, in bytes. The pages miss them today
 * (docs/performance.md has figures and reasons), so each is held to its budget and the report names the distance to
 * the goal.
 */
const scriptsGoal = 150_000;
const pages = [
  { name: "home", address: "/", htmlGoal: 70_000 },
  { name: "listing", address: "/shop", htmlGoal: 60_000 },
  { name: "product", address: "/product/ater-pla/black-175-750g", htmlGoal: 60_000 },
  { name: "knowledge", address: "/knowledge", htmlGoal: Number.POSITIVE_INFINITY },
];

/** Tolerance for catalogue changes and new hashes. */
const toleratedBytes = 2000;

// In sequence, because the budgets are written to one file; unlike "serial", a failure does not skip the other pages.
test.describe.configure({ mode: "default" });

for (const { name, address, htmlGoal } of pages) {
  test(`a first visit of the ${name} page stays within its budget`, async ({ page }) => {
    const weight = await weighPage(page, siteUrl("se", address));
    if (process.env["WRITE_PAGE_WEIGHTS"] === "true") {
      writeFileSync(file, `${JSON.stringify({ ...readBudgets(), [name]: weight }, null, 2)}\n`);
      return;
    }
    const budget = readBudgets()[name];
    if (!budget) throw new Error(`${file} has no ${name}`);
    for (const [what, bytes, goal] of [
      ["JavaScript", sumScripts(weight), scriptsGoal],
      ["HTML", weight.html, htmlGoal],
    ] as const)
      if (bytes > goal)
        test
          .info()
          .annotations.push({ type: "goal missed", description: `${what}: ${bytes} of ${goal} bytes` });
    const changes = listChanges(budget, weight).join("\n");
    expect
      .soft(sumScripts(weight), `JavaScript of ${name}, gzip -9\n${changes}`)
      .toBeLessThanOrEqual(sumScripts(budget) + toleratedBytes);
    expect.soft(weight.files, `scripts of ${name}`).toBeLessThanOrEqual(budget.files);
    expect.soft(weight.html, `HTML of ${name}`).toBeLessThanOrEqual(budget.html + toleratedBytes);
  });
}

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { listChanges, type PageWeight, sumScripts, weighPage } from "../support/page-weight.ts";
import { siteUrl } from "../support/shop.ts";

/** The recorded weight of each page by chunk: the page's budget. The report of a heavier page lists changed chunks. */
const file = path.join(import.meta.dirname, "../support/page-weights.json");
const readBudgets = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, PageWeight>;

/**
 * The goals for a first visit: compressed JavaScript and uncompressed HTML, in bytes. The pages miss these goals today
 * (docs/performance.md has figures and reasons). The test therefore holds each page to its budget, and its report names
 * the distance to the goal.
 */
const scriptsGoal = 150_000;
const pages = [
  { name: "home", address: "/", htmlGoal: 70_000 },
  { name: "listing", address: "/shop", htmlGoal: 60_000 },
  { name: "product", address: "/product/ater-pla/black-175-750g", htmlGoal: 60_000 },
  { name: "knowledge", address: "/knowledge", htmlGoal: Number.POSITIVE_INFINITY },
];

/** Bytes by which a page may exceed its budget, for changes of the catalogue and new hashes. */
const toleratedBytes = 2000;

// In sequence, because the tests write the budgets to one file. Unlike with "serial", a failed page skips no other.
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

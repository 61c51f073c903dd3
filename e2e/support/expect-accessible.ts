import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe with transitions and animations finished, since half-transparent text has less contrast. The page's CSP
 * forbids style elements but not adopted style sheets.
 */
async function runAxe(options: RunOptions): Promise<AxeResults> {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets.push(still);
  try {
    return await (window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(
      options,
    );
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/**
 * Finds every accessibility violation on the current page, by WCAG 2.2 A and AA and axe's best practices, or by the
 * named rules. Runs through the debugger, so that the page's own CSP stays in force.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // Reporting passes in detail would take longer than the checks.
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate(runAxe, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Fails with every accessibility violation on the page, once it has loaded: the loading state has no heading. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  expect(await findViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}

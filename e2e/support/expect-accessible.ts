import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe while whatever fades or moves stands where it ends: half transparent, a text has less contrast than there.
 * The CSP of a page takes no style element, but an adopted sheet.
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
 * Every accessibility violation on the page as it stands, in the rules of WCAG 2.2 A and AA and axe's best
 * practices, or in those named. Run through the debugger, so that the page's own CSP stays in force.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // What passed is not told in full, which would take longer than the checks.
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate(runAxe, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Fails with every accessibility violation on the page as it stands, once it has come: what stands in before has no heading. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  expect(await findViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}

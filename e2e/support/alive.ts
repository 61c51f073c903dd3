import { expect, type Locator, type Page } from "@playwright/test";

/** Has the page's script taken an element over? React's mark is on what it has. */
export const isAlive = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")));

/** Has React taken the page over? */
function isPageAlive(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
  const root = key && (document as unknown as Record<string, { stateNode: ReactRoot }>)[key];
  return root ? !root.stateNode.current.memoizedState.isDehydrated : false;
}

type ReactRoot = { current: { memoizedState: { isDehydrated: boolean } } };

/** Until the page answers; what is out of sight comes alive later, when somebody comes near it. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isPageAlive);
}

/** Comes near the footer, and waits until it answers: before that its links load a page anew. */
export async function untilFooterAlive(page: Page): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("#newsletter-email")).toBeEnabled();
}

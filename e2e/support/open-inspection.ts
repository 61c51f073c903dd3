import type { Page } from "@playwright/test";
import { findViolations } from "./expect-accessible.ts";
import { listenForNoise } from "./listen-for-noise.ts";
import { untilHydrated } from "./until-hydrated.ts";

/** The axe rules that depend on colors. Only these have to run in each appearance: appearances differ in color. */
const rulesOfColor = ["color-contrast", "link-in-text-block"];
const pictures = ["*/media/*", "*.svg*", "*.jpg*", "*.png*", "*.webp*", "*.avif*", "*.mp4*", "*.webm*"];
const asBlocked = /^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/;
const asNotFound = /^error: Failed to load resource: the server responded with a status of 404/;

type Appearance = "dark" | "light";

/**
 * Inspects pages one after the other in each of these appearances and collects their problems. The inspection starts
 * after hydration, so the problems include hydration warnings.
 */
export function openInspection(page: Page, appearances: readonly [Appearance, ...Appearance[]]) {
  const problems: string[] = [];
  let isWithoutPictures = false;
  const isBlocked = (line: string) => isWithoutPictures && asBlocked.test(line);
  const noise = listenForNoise(page);

  /** Inspects the open page. */
  async function inspect(name: string): Promise<void> {
    await untilHydrated(page);
    for (const [at, colorScheme] of appearances.entries()) {
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page, at === 0 ? undefined : rulesOfColor);
      problems.push(...violations.map((violation) => `${name} in ${colorScheme}: ${violation}`));
    }
    problems.push(...(await findOverflows(page)).map((overflow) => `${name} ${overflow}`));
  }

  return {
    inspect,
    /** Blocks pictures and videos, which no rule checks and which take most of the time. */
    async leavePicturesOut(): Promise<void> {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setBlockedURLs", { urls: pictures });
      isWithoutPictures = true;
    },
    /** Opens a URL and inspects the page. */
    async visit(address: string): Promise<void> {
      await page.emulateMedia({ colorScheme: appearances[0] });
      const response = await page.goto(address);
      await inspect(address);
      // The browser itself logs an error for a page with status 404.
      const isMissing = response?.status() === 404;
      const isNoise = (line: string) => !isBlocked(line) && !(isMissing && asNotFound.test(line));
      problems.push(...noise.splice(0).filter(isNoise));
    },
    /** All problems so far. */
    problems: () => [...problems, ...noise.filter((line) => !isBlocked(line))],
  };
}

/** In CSS pixels: at this width no page may scroll in two directions (WCAG 2.2, 1.4.10). */
const narrowestScreen = 320;

/** Finds elements wider than the screen: on the current screen and on the narrowest. */
async function findOverflows(page: Page): Promise<string[]> {
  const screen = page.viewportSize();
  if (!screen) throw new Error("The page has no screen");
  const overflows: string[] = [];
  for (const width of [screen.width, narrowestScreen]) {
    await page.setViewportSize({ ...screen, width });
    // The viewport width in the page's CSS, with a scrollbar and without overflowing content.
    await page.waitForFunction((wanted) => matchMedia(`(width: ${wanted}px)`).matches, width);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) overflows.push(`is ${content} px wide on a screen of ${width}`);
  }
  await page.setViewportSize(screen);
  return overflows;
}

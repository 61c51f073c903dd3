import type { Page } from "@playwright/test";

/** Sums layout shifts from now on [web.dev/cls]; read them from `window.shifted`. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const counter = window as unknown as { shifted: number };
    counter.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counter.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });

import type { Page } from "@playwright/test";

/**
 * Delays the page's rendering of an order until the page requests the checkout again. TanStack Query notifies the page
 * in a separate task, so a further request may come first; this forces that order of events.
 */
export async function tellPageLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late: (() => void)[] = [];
    let isLate = false;
    const run = window.setTimeout.bind(window);
    const ask = window.fetch.bind(window);
    const postpone = (task: () => void, delay?: number) =>
      isLate && !delay ? late.push(task) : run(task, delay);
    window.setTimeout = postpone as typeof window.setTimeout;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (!pathname.startsWith("/api/checkout/")) return ask(input, init);
      const isCheckout = !pathname.includes("/swishStatus/");
      if (isCheckout && late.length > 0) {
        // Waits until the page is idle, so that it has rendered its pending state.
        await new Promise((resolve) => requestIdleCallback(resolve));
        for (const task of late.splice(0)) task();
      }
      const reply = await ask(input, init);
      const { order } = (await reply.clone().json()) as { order?: unknown };
      isLate = isCheckout && Boolean(order);
      return reply;
    };
  });
}

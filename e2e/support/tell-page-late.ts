import type { Page } from "@playwright/test";

/**
 * Delays the page's rendering of an order until the checkout is requested again. The query library notifies the page
 * in a task of its own, before which anything may happen; here the next call happens.
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
        // By then the page has rendered its pending state.
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

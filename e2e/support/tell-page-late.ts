import type { Page } from "@playwright/test";

/**
 * Has the page take in an order only when the checkout is asked for again. The query library tells the page of what
 * it has in a task of its own, without delay; anything may happen before it, and here the next call does.
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
        // By then it has been rendered that the page is asking.
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

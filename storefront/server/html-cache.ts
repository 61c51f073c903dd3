import { LRUCache } from "lru-cache";
import type { Compressible } from "./compressed-body.ts";

export type Page = { status: number; headers: readonly (readonly [string, string])[]; body: Compressible };
type Entry = { page: Page; renderedAt: number };

type HtmlCacheOptions = {
  maxPages: number;
  maxBytes: number;
  /** A page younger than this is served as it is. */
  freshMs: number;
  /** For so long after that it is served once more while a new one is rendered. */
  staleMs: number;
  now?: () => number;
};

export type CacheState = "hit" | "stale" | "miss";

/**
 * Keeps rendered pages, bounded in number and bytes. Requests for the same page share one rendering;
 * only pages with status 200 are kept, so that a failure is never served twice.
 */
export function createHtmlCache(options: HtmlCacheOptions) {
  const now = options.now ?? Date.now;
  const entries = new LRUCache<string, Entry>({
    max: options.maxPages,
    maxSize: options.maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.body.plain.byteLength),
  });
  const underWay = new Map<string, Promise<Page>>();

  function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = underWay.get(key);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        if (page.status === 200) entries.set(key, { page, renderedAt: now() });
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  return {
    /** A kept page, or a new one by `render`; a stale page is renewed behind the reply. */
    async get(
      key: string,
      render: () => Promise<Page>,
      onRenewalError: (error: unknown) => void,
    ): Promise<{ page: Page; state: CacheState }> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (entry && age < options.freshMs) return { page: entry.page, state: "hit" };
      if (entry && age < options.freshMs + options.staleMs) {
        renderOnce(key, render).catch(onRenewalError);
        return { page: entry.page, state: "stale" };
      }
      return { page: await renderOnce(key, render), state: "miss" };
    },
  };
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;

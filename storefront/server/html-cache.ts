import { LRUCache } from "lru-cache";
import type { Compressible } from "./compressed-body.ts";

export type Page = { status: number; headers: readonly (readonly [string, string])[]; body: Compressible };
type Entry = { page: Page; renderedAt: number };

type HtmlCacheOptions = {
  maxPages: number;
  maxBytes: number;
  /** A page younger than this is served as it is. */
  freshMs: number;
  /** For so long after that it is served while a new one is on its way. */
  staleMs: number;
};

/**
 * A page is rendered anew this long after a visitor was given the old one: the files that it asks for next come from
 * the same process, which would have to finish rendering first.
 */
const renewAfterMs = 2000;

export type CacheState = "hit" | "stale" | "miss";

/**
 * Keeps rendered pages, bounded in number and bytes. Requests for the same page share one rendering;
 * only pages with status 200 are kept, so that a failure is never served twice.
 */
export function createHtmlCache(options: HtmlCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    max: options.maxPages,
    maxSize: options.maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.body.plain.byteLength),
  });
  const underWay = new Map<string, Promise<Page>>();
  const toRenew = new Set<string>();
  const ageOf = (entry: Entry) => Date.now() - entry.renderedAt;

  function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = underWay.get(key);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        if (page.status === 200) entries.set(key, { page, renderedAt: Date.now() });
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  function renewLater(
    key: string,
    render: () => Promise<Page>,
    onRenewalError: (error: unknown) => void,
  ): void {
    if (toRenew.has(key)) return;
    toRenew.add(key);
    const renew = () => {
      toRenew.delete(key);
      const entry = entries.peek(key);
      if (!entry || ageOf(entry) >= options.freshMs) renderOnce(key, render).catch(onRenewalError);
    };
    setTimeout(renew, renewAfterMs).unref();
  }

  const maxAgeMs = options.freshMs + options.staleMs;

  return {
    /** Would `get` answer without a rendering of its own? */
    has(key: string): boolean {
      const entry = entries.peek(key);
      return underWay.has(key) || (entry !== undefined && ageOf(entry) < maxAgeMs);
    },
    /** A kept page, or a new one by `render`; a stale page is renewed soon after. */
    async get(
      key: string,
      render: () => Promise<Page>,
      onRenewalError: (error: unknown) => void,
    ): Promise<{ page: Page; state: CacheState }> {
      const entry = entries.get(key);
      const age = entry ? ageOf(entry) : Number.POSITIVE_INFINITY;
      if (entry && age < options.freshMs) return { page: entry.page, state: "hit" };
      if (entry && age < maxAgeMs) {
        renewLater(key, render, onRenewalError);
        return { page: entry.page, state: "stale" };
      }
      return { page: await renderOnce(key, render), state: "miss" };
    },
  };
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;

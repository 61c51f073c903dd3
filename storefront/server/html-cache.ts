import { createSwrCache, type SwrCache } from "@spolverk/server-kit/swr-cache";
import type { Compressible } from "./compressed-body.ts";

export type Page = { status: number; headers: readonly (readonly [string, string])[]; body: Compressible };

type HtmlCacheOptions = {
  maxPages: number;
  maxBytes: number;
  /** A page younger than this is served without rendering it again. */
  freshMs: number;
  /**
   * A page of at most this age is served while rendering fails, too many renderings run, or a client is over its limit.
   */
  staleIfErrorMs: number;
  onRefreshError: (error: unknown) => void;
};

export type HtmlCache = SwrCache<Page>;

/**
 * Rendered pages, bounded in number and bytes. Only pages with status 200 are stored. A stale page is rendered again
 * before it is served, so that no visitor sees an outdated price or a withdrawn product.
 */
export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { maxPages, maxBytes, freshMs, staleIfErrorMs, onRefreshError } = options;
  return createSwrCache<Page>({
    max: maxPages,
    maxSize: maxBytes,
    sizeOf: ({ body }) => body.plain.byteLength,
    freshMs,
    maxAgeMs: freshMs,
    staleIfErrorMs,
    isStored: ({ status }) => status === 200,
    isFailure: ({ status }) => status >= 500,
    onRefreshError,
  });
}

import { createSwrCache, type SwrCache } from "@spolverk/server-kit/swr-cache";
import type { Compressible } from "./compressed-body.ts";

export type Page = { status: number; headers: readonly (readonly [string, string])[]; body: Compressible };

type HtmlCacheOptions = {
  maxPages: number;
  maxBytes: number;
  /** A page younger than this is served as it is. */
  freshMs: number;
  /** For so long after that it is served while the next one is rendered. */
  staleMs: number;
  onRefreshError: (error: unknown) => void;
};

export type HtmlCache = SwrCache<Page>;

/** Rendered pages, bounded in number and bytes. Only pages with status 200 are stored: no failure is served twice. */
export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { maxPages, maxBytes, freshMs, staleMs, onRefreshError } = options;
  return createSwrCache<Page>({
    max: maxPages,
    maxSize: maxBytes,
    sizeOf: ({ body }) => body.plain.byteLength,
    freshMs,
    maxAgeMs: freshMs + staleMs,
    isStored: ({ status }) => status === 200,
    onRefreshError,
  });
}

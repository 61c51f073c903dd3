import { LRUCache } from "lru-cache";
import type { ApiClient } from "@spolverk/bff/contract";

const freshMs = 5000;
const shared = new LRUCache<string, Promise<unknown>>({ max: 2000, ttl: freshMs });
const keptCalls = new Set<string>([
  "GET /shop",
  "GET /catalog/categories",
  "GET /catalog/products",
  "GET /catalog/products/{slug}",
  "GET /articles",
  "GET /articles/{slug}",
  "GET /articles/{slug}/products",
  "GET /pages/{name}",
  "GET /resellers",
]);

/**
 * A client that shares the catalogue's replies between the pages that the server renders within five
 * seconds. A checkout, a stock or a single variation is always asked for.
 */
export function keepReplies(api: ApiClient, scope: string): ApiClient {
  return ((key: string, input?: unknown, signal?: AbortSignal) => {
    const call = api as (key: string, input?: unknown, signal?: AbortSignal) => Promise<unknown>;
    if (!keptCalls.has(key)) return call(key, input, signal);
    const name = `${scope}|${key}|${JSON.stringify(input ?? null)}`;
    const kept = shared.get(name);
    if (kept) return kept;
    // Without the signal: a reply that others wait for must outlive the page that asked first.
    const reply = call(key, input).catch((error: unknown) => {
      shared.delete(name);
      throw error;
    });
    shared.set(name, reply);
    return reply;
  }) as ApiClient;
}

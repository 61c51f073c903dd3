import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { SearchSettings } from "../../site/shop-context.ts";

/** After that the catalogue stands in. On the server the connection's share counts until the answer begins. */
const longestWaitMs = 5000;
const clients = new WeakMap<SearchSettings, LiteClient>();

/**
 * Keeps nothing: what was searched is kept by the page's own query cache, and the client's usual place, the
 * browser's storage, is not ours to write to before the shopper agrees.
 */
const noCache = {
  get: <T>(_key: unknown, load: () => Promise<T>) => load(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** The client of the search service: only the one host that the page's policy lets it speak to. */
export function searchClientFor(settings: SearchSettings): LiteClient {
  const kept = clients.get(settings);
  if (kept) return kept;
  const { protocol, host } = new URL(settings.url);
  const client = liteClient(settings.appId, settings.key, {
    hosts: [{ url: host, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" }],
    timeouts: { connect: longestWaitMs, read: longestWaitMs, write: longestWaitMs },
    hostsCache: noCache,
    requestsCache: noCache,
    responsesCache: noCache,
  });
  clients.set(settings, client);
  return client;
}

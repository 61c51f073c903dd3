import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { SearchSettings } from "../site/shop-context.ts";
import type { SearchMethod } from "./choose-search-method.ts";
import { getRequester } from "./get-requester.ts";

/** After this time the catalogue is the fallback. On the server the connect timeout lasts until the reply starts. */
const timeoutMs = 5000;
const clients = {
  get: new WeakMap<SearchSettings, LiteClient>(),
  post: new WeakMap<SearchSettings, LiteClient>(),
};

/**
 * A cache that stores nothing: the page's query cache holds the results, and the client's default, the browser's
 * storage, must not be written before consent.
 */
const noCache = {
  get: <T>(_key: unknown, load: () => Promise<T>) => load(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/**
 * The search service's client, limited to the one host that the page's policy allows. It posts when a query can exceed
 * the length of a URL, as a listing's with all its filters.
 */
export function searchClientFor(settings: SearchSettings, call: SearchMethod = "post"): LiteClient {
  const cached = clients[call].get(settings);
  if (cached) return cached;
  const { protocol, host } = new URL(settings.url);
  const client = liteClient(settings.appId, settings.key, {
    hosts: [{ url: host, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" }],
    timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
    hostsCache: noCache,
    requestsCache: noCache,
    responsesCache: noCache,
    ...(call === "get" && { requester: getRequester }),
  });
  clients[call].set(settings, client);
  return client;
}

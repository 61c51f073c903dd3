import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { SearchSettings } from "../site/shop-context.ts";
import type { SearchMethod } from "./choose-search-method.ts";
import { getRequester } from "./get-requester.ts";

/** After that the catalogue is the fallback. On the server the connect timeout lasts until the answer begins. */
const timeoutMs = 5000;
const clients = {
  get: new WeakMap<SearchSettings, LiteClient>(),
  post: new WeakMap<SearchSettings, LiteClient>(),
};

/**
 * Stores nothing: the page's query cache holds the results, and the client's default, the browser's storage, may not be
 * written before the shopper agrees.
 */
const noCache = {
  get: <T>(_key: unknown, load: () => Promise<T>) => load(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/**
 * The client of the search service: it calls only the host that the page's policy allows. It posts where a
 * query can be longer than a URL may be, as a listing's with all its filters.
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

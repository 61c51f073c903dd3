import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { SearchSettings } from "../site/shop-context.ts";
import type { SearchMethod } from "./choose-search-method.ts";
import { getRequester } from "./get-requester.ts";

/**
 * After this time the catalogue replaces the search service. On the server, the connect timeout includes the wait for
 * the start of the reply.
 */
const timeoutMs = 5000;
const clients = {
  get: new WeakMap<SearchSettings, LiteClient>(),
  post: new WeakMap<SearchSettings, LiteClient>(),
};

/**
 * A cache that stores nothing. The page's query cache holds the results already, and by default the client would write
 * to the browser's storage, which needs the shopper's consent.
 */
const noCache = {
  get: <T>(_key: unknown, load: () => Promise<T>) => load(),
  set: <T>(_key: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/**
 * Creates the search service's client, limited to the one host that the page's policy allows. By default it sends a
 * POST, because a query such as that of a listing with many filters can exceed the maximum length of a URL.
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

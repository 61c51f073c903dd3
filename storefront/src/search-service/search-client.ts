import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { SearchSettings } from "../site/shop-context.ts";
import type { SearchCall } from "./choose-call.ts";
import { getRequester } from "./get-requester.ts";

/** After that the catalogue is the fallback. On the server the connection's share counts until the answer begins. */
const longestWaitMs = 5000;
const clients = {
  get: new WeakMap<SearchSettings, LiteClient>(),
  post: new WeakMap<SearchSettings, LiteClient>(),
};

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

/**
 * The client of the search service: only the one host that the page's policy lets it speak to. It posts where a
 * question can be longer than an address may be, as a listing's with all its filters.
 */
export function searchClientFor(settings: SearchSettings, call: SearchCall = "post"): LiteClient {
  const kept = clients[call].get(settings);
  if (kept) return kept;
  const { protocol, host } = new URL(settings.url);
  const client = liteClient(settings.appId, settings.key, {
    hosts: [{ url: host, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" }],
    timeouts: { connect: longestWaitMs, read: longestWaitMs, write: longestWaitMs },
    hostsCache: noCache,
    requestsCache: noCache,
    responsesCache: noCache,
    ...(call === "get" && { requester: getRequester }),
  });
  clients[call].set(settings, client);
  return client;
}

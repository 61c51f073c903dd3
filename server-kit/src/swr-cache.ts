import { LRUCache } from "lru-cache";

type SwrCacheOptions<V> = {
  /** Number of entries; the least recently used is evicted first. */
  max: number;
  /** Maximum sum of the sizes that sizeOf returns. */
  maxSize?: number;
  sizeOf?: (value: V) => number;
  /** How long a value is fresh, in milliseconds, or a function of the value. */
  freshMs: number | ((value: V) => number);
  /** Maximum age of a stale value that is served while the next one loads. */
  maxAgeMs: number;
  /** The clock in milliseconds; tests pass their own, the default is Date.now. */
  now?: () => number;
  /** Tells whether to store a loaded value. Otherwise only the waiting callers get it, and the earlier value stays. */
  isStored?: (value: V) => boolean;
  /** Maximum age in milliseconds of an earlier value that is served while loading fails; undefined: none is. */
  staleIfErrorMs?: number;
  /** Tells whether a value that is not stored represents a failed load. */
  isFailure?: (value: V) => boolean;
  /** Receives the error of a background refresh, which no caller sees. */
  onRefreshError?: (error: unknown) => void;
};

type CacheEntry<V> = { value: V; loadedAt: number };
type Load<V> = () => Promise<V>;

export type CacheState = "hit" | "stale" | "miss";

export type SwrCache<V> = {
  /** Returns a value at most `maxAgeMs` old. */
  get: (key: string, load: Load<V>) => Promise<V>;
  /** Returns a fresh value; the caller waits for it if necessary. */
  getFresh: (key: string, load: Load<V>) => Promise<V>;
  /** Does the same as `get` and says where the value came from. */
  getWithState: (key: string, load: Load<V>) => Promise<{ value: V; state: CacheState }>;
  /** Returns a value at most `staleIfErrorMs` old, for a caller that cannot load one. */
  getEarlier: (key: string) => V | undefined;
  /** Tells whether `get` would return without a load. */
  has: (key: string) => boolean;
};

/** Thrown inside the cache to hand a value that must not be stored to the waiting callers. */
class NotStored<V> extends Error {
  readonly value: V;
  constructor(value: V) {
    super("not stored");
    this.value = value;
  }
}

/** A bounded cache that serves a stale value while it loads the next one. Callers at the same time share one load. */
export function createSwrCache<V>(options: SwrCacheOptions<V>): SwrCache<V> {
  const { max, maxSize, sizeOf, freshMs, maxAgeMs, isStored, isFailure, onRefreshError } = options;
  const { staleIfErrorMs = Number.NEGATIVE_INFINITY } = options;
  const now = options.now ?? (() => Date.now());
  const freshOf = typeof freshMs === "function" ? freshMs : () => freshMs;
  /** The running load of each key; lru-cache offers no list of them. */
  const loading = new Map<string, Load<V>>();

  const entries = new LRUCache<string, CacheEntry<V>, Load<V>>({
    max,
    ...(maxSize !== undefined && {
      maxSize,
      sizeCalculation: ({ value }: CacheEntry<V>) => Math.max(1, sizeOf?.(value) ?? 1),
    }),
    ttl: 1,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A value that is evicted while it loads still goes to the callers that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { context, options: settings }) => {
      const load: Load<V> = () => context();
      loading.set(key, load);
      try {
        const value = await load();
        if (isStored?.(value) === false) throw new NotStored(value);
        // lru-cache reads a ttl of 0 as "never expires".
        settings.ttl = Math.max(1, freshOf(value));
        return { value, loadedAt: now() };
      } catch (error) {
        if (stale !== undefined && !(error instanceof NotStored)) onRefreshError?.(error);
        throw error;
      } finally {
        if (loading.get(key) === load) loading.delete(key);
      }
    },
  });

  const isYoungerThan = (maxAge: number, key: string): boolean => {
    const entry = entries.peek(key, { allowStale: true });
    return entry !== undefined && now() - entry.loadedAt <= maxAge;
  };

  const getEarlier = (key: string): V | undefined =>
    isYoungerThan(staleIfErrorMs, key) ? entries.peek(key, { allowStale: true })?.value : undefined;

  async function getWithin(maxAge: number, key: string, load: Load<V>) {
    const status: LRUCache.Status<string, CacheEntry<V>, Load<V>> = {};
    try {
      const allowStale = isYoungerThan(maxAge, key);
      const entry = await entries.fetch(key, { context: load, allowStale, status });
      if (entry === undefined) throw new Error(`${key} was not loaded`);
      return { value: entry.value, state: toState(status) };
    } catch (error) {
      const isFailed = !(error instanceof NotStored) || isFailure?.(error.value as V);
      const earlier = getEarlier(key);
      if (isFailed && earlier !== undefined) return { value: earlier, state: "stale" as const };
      if (error instanceof NotStored) return { value: error.value as V, state: "miss" as const };
      throw error;
    }
  }

  return {
    get: async (key, load) => (await getWithin(maxAgeMs, key, load)).value,
    getFresh: async (key, load) => (await getWithin(-1, key, load)).value,
    getWithState: (key, load) => getWithin(maxAgeMs, key, load),
    getEarlier,
    has: (key) => loading.has(key) || isYoungerThan(maxAgeMs, key),
  };
}

function toState({
  fetch,
  returnedStale,
}: Pick<LRUCache.Status<string, object>, "fetch" | "returnedStale">): CacheState {
  if (returnedStale) return "stale";
  return fetch === "hit" ? "hit" : "miss";
}

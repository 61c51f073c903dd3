import { LRUCache } from "lru-cache";

type SwrCacheOptions = {
  /** Entries kept; those not asked for longest go first. */
  max: number;
  /** How long a value is given without a second look. */
  freshMs: number;
  /** How long, counted from its loading, an older value is given while a new one is fetched. */
  staleMs: number;
  now: () => Date;
};

type Entry<V> = { value: V; loadedAt: number };

export type SwrCache<V> = {
  /** A value at most `staleMs` old. */
  get(key: string, load: () => Promise<V>): Promise<V>;
  /** A value at most `freshMs` old, waited for when need be: for whatever money depends on. */
  getFresh(key: string, load: () => Promise<V>): Promise<V>;
  /** Forgets all values, or those picked: the next who asks waits for a new one. */
  forget(isWanted?: (value: V) => boolean): void;
};

/**
 * A bounded cache that answers at once with a value that is a little old and fetches the next one
 * behind it. However many ask at once, each key is loaded once.
 */
export function createSwrCache<V>({ max, freshMs, staleMs, now }: SwrCacheOptions): SwrCache<V> {
  const entries = new LRUCache<string, Entry<V>>({ max });
  const loading = new Map<string, Promise<V>>();

  const refresh = (key: string, load: () => Promise<V>): Promise<V> => {
    const underWay = loading.get(key);
    if (underWay) return underWay;
    const started = load()
      .then((value) => {
        if (loading.get(key) === started) entries.set(key, { value, loadedAt: now().getTime() });
        return value;
      })
      .finally(() => {
        if (loading.get(key) === started) loading.delete(key);
      });
    loading.set(key, started);
    return started;
  };

  const getWithin = (maxAgeMs: number, key: string, load: () => Promise<V>): Promise<V> => {
    const entry = entries.get(key);
    if (!entry) return refresh(key, load);
    const age = now().getTime() - entry.loadedAt;
    if (age <= freshMs) return Promise.resolve(entry.value);
    const next = refresh(key, load);
    if (age > maxAgeMs) return next;
    // The value at hand is good enough: whoever asks after it has run out hears of the failure.
    next.catch(() => undefined);
    return Promise.resolve(entry.value);
  };

  return {
    get: (key, load) => getWithin(staleMs, key, load),
    getFresh: (key, load) => getWithin(freshMs, key, load),
    forget: (isWanted = () => true) => {
      for (const [key, { value }] of entries.entries()) if (isWanted(value)) entries.delete(key);
      // What is on its way may have been read before the change: whoever waits gets it, nobody keeps it.
      loading.clear();
    },
  };
}

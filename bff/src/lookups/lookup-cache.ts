import { createSwrCache } from "@spolverk/server-kit/swr-cache";

type LookupCacheOptions<V> = {
  /** Milliseconds for which an answer is kept; 0 to not keep it. A failure is an answer too. */
  keepMs: (answer: V) => number;
};

const mostAnswers = 1000;

/**
 * Saves calls to an external service: concurrent callers with the same key share one call, and its answer is kept for a
 * while.
 * @returns a function that gives the cached answer of a key, or else that of `ask`, which must not throw
 */
export function createLookupCache<V>({ keepMs }: LookupCacheOptions<V>) {
  const cache = createSwrCache<V>({
    max: mostAnswers,
    freshMs: keepMs,
    // Stale answers are never served.
    maxAgeMs: 0,
    isStored: (answer) => keepMs(answer) > 0,
  });
  return (key: string, ask: () => Promise<V>): Promise<V> => cache.getFresh(key, ask);
}

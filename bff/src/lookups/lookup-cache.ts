import { createSwrCache } from "@spolverk/server-kit/swr-cache";

type LookupCacheOptions<V> = {
  /** How long an answer is given again, in milliseconds; 0 for not at all. A failure is an answer too. */
  keepMs: (answer: V) => number;
};

const mostAnswers = 1000;

/**
 * Spares a service outside the shop: callers that ask the same at once share one call, and its answer is given again
 * for a while.
 *
 * @returns a function that gives the cached answer of a key, or else what `ask` gives, which must not throw
 */
export function createLookupCache<V>({ keepMs }: LookupCacheOptions<V>) {
  const cache = createSwrCache<V>({
    max: mostAnswers,
    freshMs: keepMs,
    // A stale answer is never given.
    maxAgeMs: 0,
    isStored: (answer) => keepMs(answer) > 0,
  });
  return (key: string, ask: () => Promise<V>): Promise<V> => cache.getFresh(key, ask);
}

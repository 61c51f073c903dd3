import { LRUCache } from "lru-cache";

type LookupCacheOptions<V> = {
  /** How long an answer is given again, in milliseconds; 0 for not at all. A failure is an answer too. */
  keepMs: (answer: V) => number;
};

/** As many answers as are kept; those asked for longest ago go first. */
const mostAnswers = 1000;

/**
 * Spares a service outside the shop: whoever asks the same at once shares one call, and its answer is given again for
 * a while.
 *
 * @returns a function that gives the kept answer of a key, or else what `ask` gives, which must not throw
 */
export function createLookupCache<V>({ keepMs }: LookupCacheOptions<V>) {
  const known = new LRUCache<string, { answer: V; until: number }>({ max: mostAnswers });
  const underWay = new Map<string, Promise<V>>();

  async function askOnce(key: string, ask: () => Promise<V>): Promise<V> {
    try {
      const answer = await ask();
      known.set(key, { answer, until: performance.now() + keepMs(answer) });
      return answer;
    } finally {
      underWay.delete(key);
    }
  }

  return async (key: string, ask: () => Promise<V>): Promise<V> => {
    const before = known.get(key);
    if (before && before.until > performance.now()) return before.answer;
    const call = underWay.get(key) ?? askOnce(key, ask);
    underWay.set(key, call);
    return call;
  };
}

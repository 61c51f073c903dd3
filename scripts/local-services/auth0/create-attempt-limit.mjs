const windowMs = 900_000;

/**
 * Counts attempts by key for a quarter of an hour. In memory: a restart forgives.
 *
 * @param {{ most: number, now: () => Date }} settings
 */
export function createAttemptLimit({ most, now }) {
  /** @type {Map<string, number[]>} */
  const attempts = new Map();
  const recent = (/** @type {string} */ key) =>
    (attempts.get(key) ?? []).filter((at) => at > now().getTime() - windowMs);

  return {
    /** Counts an attempt, and says whether there had been too many before it. @param {string} key */
    isExceededBy(key) {
      const before = recent(key);
      if (before.length >= most) return true;
      attempts.set(key, [...before, now().getTime()]);
      return false;
    },
    /** @param {string} key */
    forget: (key) => void attempts.delete(key),
    forgetAll: () => attempts.clear(),
  };
}

/** @typedef {ReturnType<typeof createAttemptLimit>} AttemptLimit */

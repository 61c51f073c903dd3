const windowMs = 900_000;

/**
 * Counts attempts by key for a quarter of an hour, in memory only: a restart resets the counts.
 *
 * @param {{ most: number, now: () => Date }} settings
 */
export function createAttemptLimit({ most, now }) {
  /** @type {Map<string, number[]>} */
  const attempts = new Map();
  const recent = (/** @type {string} */ key) =>
    (attempts.get(key) ?? []).filter((at) => at > now().getTime() - windowMs);

  return {
    /** Counts an attempt and tells whether the earlier ones had reached the limit. @param {string} key */
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

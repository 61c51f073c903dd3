/** The queue of a semaphore is full. The caller may try again later. */
export class SemaphoreFullError extends Error {
  override readonly name = "SemaphoreFullError";
  readonly code = "too_busy";
}

/**
 * Creates a semaphore: at most `places` jobs run at once, and at most `maxWaiting` others wait in order.
 *
 * @returns a function that runs a job in its turn; it throws SemaphoreFullError unless the job `mayAlwaysWait`
 */
export function createSemaphore(places: number, maxWaiting: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <T>(job: () => Promise<T>, { mayAlwaysWait = false } = {}): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= maxWaiting && !mayAlwaysWait) {
      throw new SemaphoreFullError(`All ${places} places are taken, and ${waiting.length} wait`);
    } else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

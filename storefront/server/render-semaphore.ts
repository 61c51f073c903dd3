type RenderSemaphoreOptions = {
  /** Maximum number of renderings that run at the same time. */
  concurrent: number;
  /** Maximum number of renderings that wait for a running rendering to end. */
  waiting: number;
};

/** The queue of waiting renderings is full. */
export class RenderSemaphoreFullError extends Error {
  override readonly name = "RenderSemaphoreFullError";
}

export type RenderSemaphore = {
  /** @throws RenderSemaphoreFullError at once, without running the task. */
  run: <T>(task: () => Promise<T>) => Promise<T>;
  /** Whether a further task would have to wait. */
  isBusy: () => boolean;
};

/**
 * A semaphore with a short queue, so that a flood of requests for different addresses exhausts neither the event loop
 * nor the memory.
 */
export function createRenderSemaphore({ concurrent, waiting }: RenderSemaphoreOptions): RenderSemaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  return {
    isBusy: () => running >= concurrent,
    async run(task) {
      if (running < concurrent) running++;
      else if (queue.length < waiting) {
        await new Promise<void>((resolve) => {
          queue.push(resolve);
        });
      } else throw new RenderSemaphoreFullError("too many pages are being rendered");
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}

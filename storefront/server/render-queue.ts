type RenderQueueOptions = {
  /** Renderings that run at the same time. */
  concurrent: number;
  /** Renderings that wait for one of them to end. */
  waiting: number;
};

/** As many renderings as may wait do so already. */
export class RenderQueueFullError extends Error {
  override readonly name = "RenderQueueFullError";
}

export type RenderQueue = {
  /** @throws RenderQueueFullError at once, without running the task. */
  run: <T>(task: () => Promise<T>) => Promise<T>;
};

/** A semaphore with a short queue: a flood of different addresses takes neither the event loop nor the memory. */
export function createRenderQueue({ concurrent, waiting }: RenderQueueOptions): RenderQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  return {
    async run(task) {
      if (running < concurrent) running++;
      else if (queue.length < waiting) {
        await new Promise<void>((resolve) => {
          queue.push(resolve);
        });
      } else throw new RenderQueueFullError("too many pages are being rendered");
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}

import { describe, expect, it } from "vitest";
import { createRenderQueue, RenderQueueFullError } from "./render-queue.ts";

/** A rendering that ends when it is told to. */
function openTask() {
  let end = () => {};
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return new Promise<string>((resolve) => {
      end = () => resolve("page");
    });
  };
  return { run, end: () => end(), isRunning: () => isRunning };
}

describe("the queue of renderings", () => {
  it("runs as many as may run, keeps as many waiting as may wait, and refuses the next at once", async () => {
    const queue = createRenderQueue({ concurrent: 1, waiting: 1 });
    const [first, second, third] = [openTask(), openTask(), openTask()];
    const one = queue.run(first.run);
    const two = queue.run(second.run);
    await expect(queue.run(third.run)).rejects.toThrow(RenderQueueFullError);
    expect([first.isRunning(), second.isRunning(), third.isRunning()]).toEqual([true, false, false]);
    first.end();
    expect(await one).toBe("page");
    second.end();
    expect(await two).toBe("page");
  });
  it("gives the place of a rendering that failed to the next", async () => {
    const queue = createRenderQueue({ concurrent: 1, waiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error("no")));
    const next = queue.run(async () => "page");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("page");
    expect(await queue.run(async () => "another")).toBe("another");
  });
});

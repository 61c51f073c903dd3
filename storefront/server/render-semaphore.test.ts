import { describe, expect, it } from "vitest";
import { createRenderSemaphore, RenderSemaphoreFullError } from "./render-semaphore.ts";

/** A rendering that the test ends. */
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

describe("the render semaphore", () => {
  it("runs tasks up to its limit, queues tasks up to the waiting limit, and refuses any further task at once", async () => {
    const semaphore = createRenderSemaphore({ concurrent: 1, waiting: 1 });
    const [first, second, third] = [openTask(), openTask(), openTask()];
    const one = semaphore.run(first.run);
    const two = semaphore.run(second.run);
    await expect(semaphore.run(third.run)).rejects.toThrow(RenderSemaphoreFullError);
    expect([first.isRunning(), second.isRunning(), third.isRunning()]).toEqual([true, false, false]);
    first.end();
    expect(await one).toBe("page");
    second.end();
    expect(await two).toBe("page");
  });
  it("gives the place of a failed rendering to the next", async () => {
    const semaphore = createRenderSemaphore({ concurrent: 1, waiting: 1 });
    const failing = semaphore.run(() => Promise.reject(new Error("no")));
    const next = semaphore.run(async () => "page");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("page");
    expect(await semaphore.run(async () => "another")).toBe("another");
  });
});

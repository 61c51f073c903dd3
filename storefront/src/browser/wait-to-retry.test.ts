// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitToRetry } from "./wait-to-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function startWaiting(ms: number) {
  const ended = vi.fn<() => void>();
  void waitToRetry(ms).then(ended);
  return ended;
}
const setOnline = (isOnline: boolean) => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

describe("waitToRetry", () => {
  it("waits for the given time while the browser is online", async () => {
    const ended = startWaiting(400);
    await vi.advanceTimersByTimeAsync(399);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("ends as soon as the browser is back online", async () => {
    const ended = startWaiting(10_000);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("waits for as long as the browser is offline", async () => {
    setOnline(false);
    const ended = startWaiting(400);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ended).not.toHaveBeenCalled();
    setOnline(true);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
  });
});

import { describe, expect, it } from "vitest";
import { readOwnBlocking } from "./own-blocking.mjs";

const thread = { ph: "X", pid: 1, tid: 2 };
const paint = { ...thread, ph: "R", name: "firstContentfulPaint", ts: 1000 };
const task = { ...thread, name: "RunTask", ts: 2000, tdur: 20_000 };

describe("the page's own share of blocked time", () => {
  it("is the time beyond 50 ms of its tasks after the first paint, at a quarter of the speed", () => {
    const short = { ...task, tdur: 12_000 };
    expect(readOwnBlocking([paint, task, task, short])).toBe(60);
  });
  it("leaves out what was before the paint and what other threads do", () => {
    const before = { ...task, ts: 500 };
    const other = { ...task, tid: 3 };
    const part = { ...task, name: "Layout" };
    expect(readOwnBlocking([before, paint, other, part])).toBe(0);
  });
  it("is unknown without a paint", () => {
    expect(readOwnBlocking([task])).toBeNull();
  });
});

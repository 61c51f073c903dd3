import { describe, expect, it } from "vitest";
import { readOwnBlocking, readOwnScripts } from "./own-work.mjs";

const thread = { ph: "X", pid: 1, tid: 2 };
const paint = { ...thread, ph: "R", name: "firstContentfulPaint", ts: 1000 };
const task = { ...thread, name: "RunTask", ts: 2000, tdur: 20_000 };

describe("readOwnBlocking", () => {
  it("sums the time beyond 50 ms of the page's tasks after the first paint, at a quarter of the speed", () => {
    const short = { ...task, tdur: 12_000 };
    expect(readOwnBlocking([paint, task, task, short])).toBe(60);
  });
  it("omits tasks before the first paint and tasks of other threads", () => {
    const before = { ...task, ts: 500 };
    const other = { ...task, tid: 3 };
    const part = { ...task, name: "Layout" };
    expect(readOwnBlocking([before, paint, other, part])).toBe(0);
  });
  it("returns null for a trace without a first paint", () => {
    expect(readOwnBlocking([task])).toBeNull();
  });
});

const shop = "http://localhost:3000";
const script = (/** @type {string} */ url) => ({ url, resourceType: "Script" });

it("readOwnScripts lists each script of the shop once, and no other request of the page", () => {
  const items = [
    { url: `${shop}/shop`, resourceType: "Document" },
    script(`${shop}/assets/entry.js`),
    script(`${shop}/assets/routes.js`),
    script(`${shop}/assets/entry.js`),
    { url: `${shop}/assets/entry.css`, resourceType: "Stylesheet" },
    script("http://localhost:30001/other.js"),
    script("data:text/javascript,1"),
    { url: `${shop}/assets/unknown.js` },
  ];
  expect(readOwnScripts({ items }, shop)).toEqual([`${shop}/assets/entry.js`, `${shop}/assets/routes.js`]);
});

it("readOwnScripts refuses a page without scripts, which is no page of the shop", () => {
  const items = [{ url: `${shop}/product/none`, resourceType: "Document" }];
  expect(() => readOwnScripts({ items }, shop)).toThrow("fetched no JavaScript from http://localhost:3000");
});

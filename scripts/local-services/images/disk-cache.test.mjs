import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDiskCache } from "./disk-cache.mjs";

/** @type {string} */
let directory;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), "pictures-"));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const made = (/** @type {number} */ bytes) => vi.fn(async () => Buffer.alloc(bytes));

it("the disk cache creates an entry once, also after a restart", async () => {
  const make = made(10);
  for (let start = 0; start < 2; start++) {
    const cache = createDiskCache(directory, 100);
    expect((await cache.get("a", make)).byteLength).toBe(10);
  }
  expect(make).toHaveBeenCalledTimes(1);
});

it("the disk cache creates an entry once for all callers at the same time", async () => {
  const make = made(10);
  const cache = createDiskCache(directory, 100);
  await Promise.all([cache.get("a", make), cache.get("a", make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("the disk cache holds a limited number of bytes and drops the least recently used entry first", async () => {
  const cache = createDiskCache(directory, 25);
  for (const key of ["a", "b", "a", "c"]) await cache.get(key, made(10));
  const [again, dropped] = [made(10), made(10)];
  await cache.get("a", again);
  await cache.get("b", dropped);
  expect([again.mock.calls.length, dropped.mock.calls.length]).toEqual([0, 1]);
  expect(fs.readdirSync(directory).length).toBe(2);
});

it("the disk cache stores no failure", async () => {
  const cache = createDiskCache(directory, 100);
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await cache.get("a", made(10))).byteLength).toBe(10);
});

it("the disk cache creates a deleted entry again", async () => {
  const cache = createDiskCache(directory, 100);
  await cache.get("a", made(10));
  for (const name of fs.readdirSync(directory)) fs.rmSync(path.join(directory, name));
  expect((await cache.get("a", made(10))).byteLength).toBe(10);
});

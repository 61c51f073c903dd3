import { expect, it } from "vitest";
import { createProgress } from "./progress.mjs";

/** @param {boolean} isTTY */
function openProgress(isTTY) {
  /** @type {string[]} */
  const written = [];
  const write = (/** @type {string} */ text) => written.push(text) > 0;
  const stream = /** @type {Parameters<typeof createProgress>[0]} */ (
    /** @type {unknown} */ ({ isTTY, on: () => {}, write })
  );
  return { progress: createProgress(stream), written };
}

it("two steps at a time end with a line each", async () => {
  const { progress, written } = openProgress(false);
  await progress.step("Building", () => progress.step("Migrating", () => Promise.resolve()));
  const lines = written.map((line) => line.replace(/\([\d.]+ s\)/, "(time)"));
  expect(lines).toEqual([
    "  … Building\n",
    "  … Migrating\n",
    "  ✓ Migrating (time)\n",
    "  ✓ Building (time)\n",
  ]);
});

it("the last line of a terminal names every step under way", async () => {
  const { progress, written } = openProgress(true);
  await progress.step("Building", async () => {
    await progress.step("Migrating", () => {
      expect(written.at(-1)).toMatch(/Building [\d.]+ s · Migrating [\d.]+ s/);
      return Promise.resolve();
    });
    expect(written.at(-1)).toMatch(/Building [\d.]+ s $/);
  });
});

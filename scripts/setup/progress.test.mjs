import { expect, it } from "vitest";
import { createProgress } from "./progress.mjs";

/** @param {boolean} isTTY @param {number} [columns] */
function openProgress(isTTY, columns = 200) {
  /** @type {string[]} */
  const written = [];
  const write = (/** @type {string} */ text) => written.push(text) > 0;
  const stream = /** @type {Parameters<typeof createProgress>[0]} */ (
    /** @type {unknown} */ ({ isTTY, columns, on: () => {}, write })
  );
  return { progress: createProgress(stream), written };
}

it("createProgress prints one line for each of two parallel steps", async () => {
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

it("createProgress names every running step in the last line of a terminal", async () => {
  const { progress, written } = openProgress(true);
  await progress.step("Building", async () => {
    await progress.step("Migrating", () => {
      expect(written.at(-1)).toMatch(/Building [\d.]+ s · Migrating [\d.]+ s/);
      return Promise.resolve();
    });
    expect(written.at(-1)).toMatch(/Building [\d.]+ s $/);
  });
});

it("createProgress never wraps the last line of a terminal with 80 columns", async () => {
  const { progress, written } = openProgress(true, 80);
  const titles = [
    "Building the shop and the admin",
    "Preparing the database",
    "Filling it with the catalogue",
  ];
  let run = () => Promise.resolve();
  for (const title of titles) {
    const inner = run;
    run = () => progress.step(title, inner);
  }
  await run();
  const rows = written.map((text) => text.replace("\r\x1b[K", "").replace("\n", ""));
  expect(Math.max(...rows.map((row) => row.length))).toBe(79);
});

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, it } from "node:test";
import { openTestContainer } from "../../../logging/testing/open-test-container.ts";
import { deleteOldExports } from "./delete-old-exports.ts";

const { container } = openTestContainer();
const now = new Date("2026-11-26T12:00:00Z");
const at = (hoursAgo: number) => now.getTime() - hoursAgo * 3_600_000;

describe("deleteOldExports", () => {
  it("deletes exports, import files and their chunks after a day, and no other private file", async () => {
    const directory = mkdtempSync(path.join(tmpdir(), "exports-"));
    const folder = path.join(directory, "private");
    mkdirSync(folder);
    const kept = [`private-${at(23)}-a-order-exports.csv`, `private-${at(900)}-a-photo.png`, "notes.csv"];
    const old = [`private-${at(25)}-a-order-exports.csv`, `private-${at(25)}-a-import-1.json`];
    for (const name of [...kept, ...old]) writeFileSync(path.join(folder, name), "");
    assert.equal(await deleteOldExports(container, directory, now), old.length);
    assert.deepEqual(new Set(readdirSync(folder)), new Set(kept));
    rmSync(directory, { recursive: true });
  });

  it("deletes the other files when one cannot be deleted", async () => {
    const { container, errors } = openTestContainer();
    const directory = mkdtempSync(path.join(tmpdir(), "exports-"));
    const folder = path.join(directory, "private");
    const names = ["a", "b", "c"].map((name) => `private-${at(25)}-${name}.csv`);
    // A folder is a name that cannot be deleted: rm without `recursive` fails on it.
    mkdirSync(path.join(folder, names[1]!), { recursive: true });
    for (const name of [names[0]!, names[2]!]) writeFileSync(path.join(folder, name), "");
    assert.equal(await deleteOldExports(container, directory, now), 2);
    assert.deepEqual(readdirSync(folder), [names[1]]);
    assert.match(errors[0]!, new RegExp(`delete-old-exports: ${names[1]} failed`));
    rmSync(directory, { recursive: true });
  });

  it("does nothing before the first private file exists", async () => {
    assert.equal(await deleteOldExports(container, path.join(tmpdir(), "exports-none"), now), 0);
  });
});

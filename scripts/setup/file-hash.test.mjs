import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashFiles, listFiles } from "./file-hash.mjs";
import { isStamped, writeStamp } from "./stamp.mjs";

/** @type {string} */
let base;
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  fs.writeFileSync(path.join(base, file), text);
};
const hash = () => hashFiles(base, listFiles(base, ["src", "missing"]));

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), "file-hash-"));
  write("src/a.txt", "one");
  write("src/deep/b.txt", "two");
});
afterEach(() => fs.rmSync(base, { recursive: true }));

describe("hashFiles", () => {
  it("stays the same when a file is rewritten unchanged", () => {
    const before = hash();
    write("src/a.txt", "one");
    expect(hash()).toBe(before);
  });

  it("changes with a file's content, its name, and a further file", () => {
    const before = hash();
    write("src/a.txt", "three");
    const changed = hash();
    write("src/a.txt", "one");
    fs.renameSync(path.join(base, "src/a.txt"), path.join(base, "src/c.txt"));
    const renamed = hash();
    write("src/a.txt", "one");
    const added = hash();
    expect(new Set([before, changed, renamed, added]).size).toBe(4);
  });

  it("changes with the facts", () => {
    expect(hashFiles(base, [], ["linux"])).not.toBe(hashFiles(base, [], ["darwin"]));
  });
});

describe("listFiles", () => {
  it("omits skipped entries, with everything below them", () => {
    expect(listFiles(base, ["src"], (file) => file.endsWith("deep"))).toEqual(["src/a.txt"]);
  });
});

describe("isStamped", () => {
  it("returns true only for the hash of the stamp", () => {
    const file = path.join(base, "stamps/build");
    expect(isStamped(file, "x")).toBe(false);
    writeStamp(file, "x");
    expect(isStamped(file, "x")).toBe(true);
    expect(isStamped(file, "y")).toBe(false);
  });
});

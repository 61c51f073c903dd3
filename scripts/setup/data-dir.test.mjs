import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { isUsableBy, resolvePostgresOwner } from "../postgres/postgres-owner.mjs";
import { readSecrets } from "../stack/secrets.mjs";
import { prepareDataDir } from "./data-dir.mjs";

/** @type {string[]} */
const made = [];
afterEach(() => made.splice(0).forEach((dir) => fs.rmSync(dir, { recursive: true, force: true })));

function makeParent() {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "spolverk-data-dir-"));
  made.push(parent);
  fs.chmodSync(parent, 0o755);
  return parent;
}
const modeOf = (/** @type {string} */ file) => (fs.statSync(file).mode & 0o777).toString(8);
const isRoot = process.getuid?.() === 0;
/** Postgres runs as another user than root, who traverses the folder but cannot read it. */
const folderMode = isRoot ? "711" : "700";

it("prepareDataDir closes the data folder to other users, with its logs and secrets", () => {
  const dataDir = path.join(makeParent(), "data");
  prepareDataDir(dataDir);
  readSecrets(dataDir);
  expect(modeOf(dataDir)).toBe(folderMode);
  expect(modeOf(path.join(dataDir, "logs"))).toBe("700");
  expect(modeOf(path.join(dataDir, "secrets.json"))).toBe("600");
});

it("prepareDataDir closes entries that earlier starts left open, except the folder of another run", () => {
  const dataDir = path.join(makeParent(), "data");
  fs.mkdirSync(path.join(dataDir, "mail"), { recursive: true, mode: 0o755 });
  fs.writeFileSync(path.join(dataDir, "secrets.json"), "{}", { mode: 0o644 });
  fs.mkdirSync(path.join(dataDir, "test-1"));
  fs.chmodSync(path.join(dataDir, "test-1"), 0o711);
  fs.writeFileSync(path.join(dataDir, "test-1/secrets.json"), "{}");
  prepareDataDir(dataDir);
  expect(modeOf(path.join(dataDir, "mail"))).toBe("700");
  expect(modeOf(path.join(dataDir, "secrets.json"))).toBe("600");
  expect(modeOf(path.join(dataDir, "test-1"))).toBe("711");
});

it.runIf(isRoot)(
  "prepareDataDir lets the Postgres user traverse the folder without listing it when root starts the shop",
  () => {
    const dataDir = path.join(makeParent(), "deep/data");
    prepareDataDir(dataDir);
    const owner = resolvePostgresOwner(path.join(dataDir, "postgres"));
    expect(isUsableBy(owner, dataDir)).toBe(true);
    expect(isUsableBy(owner, path.join(dataDir, "logs"))).toBe(false);
    expect(spawnSync("ls", [dataDir], owner).status).not.toBe(0);
  },
);

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resolveHome } from "./home.mjs";

/** @type {string} */
let dataDir;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "home-"));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

it("resolveHome keeps a writable home", () => {
  expect(resolveHome(dataDir, dataDir)).toEqual({});
});

it("resolveHome gives npm a home in the data folder when the user has none", () => {
  const env = resolveHome(dataDir, path.join(dataDir, "nowhere"));
  expect(env["HOME"]).toBe(path.join(dataDir, "home"));
  expect(env["npm_config_cache"]).toBe(path.join(dataDir, "home/.npm"));
  expect(fs.statSync(path.join(dataDir, "home")).isDirectory()).toBe(true);
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { bffEnvironment, searchEnvironment, storefrontEnvironment } from "./environments.mjs";
import { resolvePorts } from "./ports.mjs";
import { readSecrets } from "./secrets.mjs";
import { toServices } from "./services.mjs";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "stack-"));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

/** @param {import("./environments.mjs").Mode} mode @param {NodeJS.ProcessEnv} [baseEnv] */
const settingsOf = (mode, baseEnv = {}) => ({
  mode,
  dataDir,
  baseEnv,
  ports: resolvePorts({}),
  secrets: readSecrets(dataDir),
});

/** @param {import("./environments.mjs").StackSettings} settings */
const namesOf = (settings) => toServices(settings, null).map(({ name }) => name);

it.each(/** @type {const} */ (["production", "development", "memory"]))(
  "the stack starts the search emulator before the programs that use it, in mode %s",
  (mode) => {
    const names = namesOf(settingsOf(mode));
    expect(names.indexOf("search")).toBe(0);
    expect(names).toEqual(expect.arrayContaining(["bff", "storefront"]));
  },
);

it("the stack starts no search emulator and changes no variable when the environment names an Algolia application", () => {
  const settings = settingsOf("production", { SEARCH_APP_ID: "REAL", SEARCH_ADMIN_KEY: "theirs" });
  expect(namesOf(settings)).not.toContain("search");
  expect(bffEnvironment(settings)).toMatchObject({ SEARCH_APP_ID: "REAL", SEARCH_ADMIN_KEY: "theirs" });
  expect(bffEnvironment(settings)).not.toHaveProperty("SEARCH_HOST");
  expect(storefrontEnvironment(settings)).not.toHaveProperty("SEARCH_URL");
});

it("the stack gives the storefront the search-only key, the API the admin key, and the emulator both", () => {
  const settings = settingsOf("production");
  const { searchKey, searchAdminKey } = settings.secrets;
  expect(searchKey).not.toBe(searchAdminKey);
  expect(storefrontEnvironment(settings)).toMatchObject({
    SEARCH_KEY: searchKey,
    SEARCH_URL: "http://127.0.0.1:7700",
  });
  expect(Object.values(storefrontEnvironment(settings))).not.toContain(searchAdminKey);
  expect(bffEnvironment(settings)).toMatchObject({
    SEARCH_ADMIN_KEY: searchAdminKey,
    SEARCH_HOST: "http://127.0.0.1:7700",
  });
  expect(searchEnvironment(settings)).toMatchObject({
    SEARCH_KEY: searchKey,
    SEARCH_ADMIN_KEY: searchAdminKey,
  });
});

it("readSecrets adds secrets that an older data folder lacks and keeps the others", () => {
  const older = fs.mkdtempSync(path.join(dataDir, "older-"));
  const file = path.join(older, "secrets.json");
  fs.writeFileSync(file, JSON.stringify({ internalToken: "kept" }));
  const secrets = readSecrets(older);
  expect(secrets).toMatchObject({ internalToken: "kept", searchKey: expect.stringMatching(/^.{32}$/) });
  expect(readSecrets(older)).toEqual(secrets);
});

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { useGitHooks } from "./git-hooks.mjs";

const makeFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spolverk-hooks-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};
/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
const makeClone = () => {
  const folder = makeFolder();
  git(folder, "init", "--quiet");
  // The developer's own settings are not read.
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
};

it("sets the hooks path of a clone once", () => {
  const clone = makeClone();
  expect(useGitHooks(clone)).toBe(true);
  expect(useGitHooks(clone)).toBe(true);
  expect(git(clone, "config", "--get-all", "core.hooksPath")).toBe(".githooks");
});

it("leaves a hooks path that the developer set", () => {
  const clone = makeClone();
  git(clone, "config", "core.hooksPath", "my-hooks");
  expect(useGitHooks(clone)).toBe(false);
  expect(git(clone, "config", "core.hooksPath")).toBe("my-hooks");
});

it("leaves hooks that the developer put into the clone", () => {
  const clone = makeClone();
  fs.mkdirSync(path.join(clone, ".git/hooks"), { recursive: true });
  fs.writeFileSync(path.join(clone, ".git/hooks/pre-push"), "#!/bin/sh\n");
  expect(useGitHooks(clone)).toBe(false);
});

it("leaves a repository that only contains the sources", () => {
  const clone = makeClone();
  const nested = path.join(clone, "vendor");
  fs.mkdirSync(nested);
  expect(useGitHooks(nested)).toBe(false);
});

it("does nothing in a folder without git", () => {
  expect(useGitHooks(makeFolder())).toBe(false);
});

it("does nothing where git is not installed", () => {
  const clone = makeClone();
  vi.stubEnv("PATH", makeFolder());
  expect(useGitHooks(clone)).toBe(false);
});

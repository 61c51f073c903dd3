import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listNewCommits } from "./list-new-commits.mjs";

const makeFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spolverk-commits-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};
/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@spolverk.test", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
/** @param {string} folder @param {string} message */
const commit = (folder, message) => {
  git(folder, "commit", "--allow-empty", "--no-verify", "-m", message);
  return git(folder, "rev-parse", "HEAD");
};
const makeRepository = () => {
  const folder = makeFolder();
  git(folder, "init", "--quiet");
  return folder;
};

it("lists the commits after the base, oldest first", () => {
  const folder = makeRepository();
  commit(folder, "old");
  const base = commit(folder, "base");
  const newer = [commit(folder, "first"), commit(folder, "second")];
  expect(listNewCommits(folder, base)).toEqual(newer);
});

it("lists no commit when the base is the newest one", () => {
  const folder = makeRepository();
  expect(listNewCommits(folder, commit(folder, "base"))).toEqual([]);
});

it("returns null in a shallow clone that lacks the base", () => {
  const folder = makeRepository();
  const base = commit(folder, "base");
  commit(folder, "newer");
  const clone = path.join(makeFolder(), "clone");
  git(folder, "clone", "--quiet", "--depth=1", `file://${folder}`, clone);
  expect(listNewCommits(clone, base)).toBeNull();
});

it("returns null in a folder that is no repository", () => {
  expect(listNewCommits(makeFolder(), "3aa29a3c")).toBeNull();
});

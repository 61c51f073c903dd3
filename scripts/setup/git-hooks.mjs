import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const hooksFolder = ".githooks";

/** @param {string} hooks git's default hooks folder */
const holdsOwnHooks = (hooks) =>
  fs.existsSync(hooks) && fs.readdirSync(hooks).some((name) => !name.endsWith(".sample"));

/**
 * Sets git's hooks path of a clone to `.githooks/`, unless the developer has other hooks. Does nothing without git,
 * outside a clone, or without write access to its configuration, since a build needs no hooks.
 *
 * @param {string} folder the root of the repository
 * @returns {boolean} whether git runs these hooks now
 */
export function useGitHooks(folder) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  };
  const top = git("rev-parse", "--show-toplevel");
  // The sources may lie inside another repository.
  if (top === null || fs.realpathSync(top) !== fs.realpathSync(folder)) return false;
  const current = git("config", "--get", "core.hooksPath");
  if (current !== null) return current === hooksFolder;
  const hooks = git("rev-parse", "--git-path", "hooks");
  if (hooks === null || holdsOwnHooks(path.resolve(folder, hooks))) return false;
  return git("config", "core.hooksPath", hooksFolder) !== null;
}

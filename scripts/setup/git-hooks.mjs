import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const hooksFolder = ".githooks";

/** @param {string} hooks the folder that git takes hooks from without a setting */
const holdsOwnHooks = (hooks) =>
  fs.existsSync(hooks) && fs.readdirSync(hooks).some((name) => !name.endsWith(".sample"));

/**
 * Has git run the hooks of `.githooks/` in a clone of this repository, unless the developer has hooks already. Where
 * there is no git, no clone, or no right to write its configuration, nothing happens: a build needs no hooks.
 *
 * @param {string} folder the root of the repository
 * @returns {boolean} whether git runs them now
 */
export function useGitHooks(folder) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  };
  const top = git("rev-parse", "--show-toplevel");
  // The sources may lie in a repository that is not theirs.
  if (top === null || fs.realpathSync(top) !== fs.realpathSync(folder)) return false;
  const current = git("config", "--get", "core.hooksPath");
  if (current !== null) return current === hooksFolder;
  const hooks = git("rev-parse", "--git-path", "hooks");
  if (hooks === null || holdsOwnHooks(path.resolve(folder, hooks))) return false;
  return git("config", "core.hooksPath", hooksFolder) !== null;
}

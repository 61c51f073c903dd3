import { spawnSync } from "node:child_process";

/**
 * The commits since a base, oldest first, merges left out.
 *
 * @param {string} folder of the repository
 * @param {string} base hash of the newest commit that is not checked
 * @returns {string[] | null} hashes; null where the history does not reach back to the base: a shallow clone, an
 *   archive without git, or a rewritten history
 */
export function listNewCommits(folder, base) {
  const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (git("merge-base", "--is-ancestor", base, "HEAD").status !== 0) return null;
  const { status, stdout } = git("rev-list", "--no-merges", "--reverse", `${base}..HEAD`);
  return status === 0 ? stdout.split("\n").filter((hash) => hash !== "") : null;
}

import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { SetupError } from "../setup/setup-error.mjs";

/** @typedef {{ uid?: number, gid?: number }} Owner empty: the current user */

/** @param {"-u" | "-g"} flag @param {string} user */
function readId(flag, user) {
  try {
    return Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
  } catch {
    return null;
  }
}

/**
 * Resolves the user that Postgres runs as. Postgres refuses to run as root, so for root this is the owner of existing
 * data, or else an unprivileged user. That user must have a name, because initdb requires one.
 *
 * @param {string} clusterDir
 * @returns {Owner}
 * @throws {SetupError} no-unprivileged-user
 */
export function resolvePostgresOwner(clusterDir) {
  if (process.getuid?.() !== 0) return {};
  const stat = fs.statSync(clusterDir, { throwIfNoEntry: false });
  if (stat && stat.uid !== 0) return { uid: stat.uid, gid: stat.gid };
  for (const user of ["postgres", "nobody"]) {
    const [uid, gid] = [readId("-u", user), readId("-g", user)];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new SetupError(
    "no-unprivileged-user",
    "Postgres does not run as root, and this machine has neither a user postgres nor a user nobody.",
    "Start the shop as an ordinary user, or set DATABASE_URL to a Postgres of your own.",
  );
}

/**
 * Tells whether a user can enter a folder or run a program.
 *
 * @param {Owner} owner
 * @param {string} file
 */
export const isUsableBy = (owner, file) =>
  owner.uid === undefined || spawnSync("test", ["-x", file], owner).status === 0;

import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { SetupError } from "../setup/setup-error.mjs";

/** @typedef {{ uid?: number, gid?: number }} Owner empty: the present user */

/** @param {"-u" | "-g"} flag @param {string} user */
function readId(flag, user) {
  try {
    return Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
  } catch {
    return null;
  }
}

/**
 * The user that Postgres runs as. It refuses to run as root: then it is the user that owns the data already, else one
 * without rights, which must have a name for initdb to work.
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
 * Can this user enter the folder, or run the program?
 *
 * @param {Owner} owner
 * @param {string} file
 */
export const isUsableBy = (owner, file) =>
  owner.uid === undefined || spawnSync("test", ["-x", file], owner).status === 0;

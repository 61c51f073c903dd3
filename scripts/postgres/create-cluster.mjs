import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { SetupError } from "../setup/setup-error.mjs";

/** The shop's database user. */
export const databaseUser = "spolverk";

/**
 * Creates an empty database cluster unless one exists, atomically.
 *
 * @param {import("./cluster-location.mjs").ClusterLocation} location
 * @param {{ binaries: string, password: string }} options
 * @throws {SetupError} initdb-failed
 */
export function createCluster({ baseDir, clusterDir, owner }, { binaries, password }) {
  if (fs.existsSync(path.join(clusterDir, "PG_VERSION"))) return;
  const partial = `${clusterDir}.partial`;
  const passwordFile = `${clusterDir}.password`;
  fs.rmSync(partial, { recursive: true, force: true });
  fs.mkdirSync(partial, { mode: 0o700 });
  fs.rmSync(passwordFile, { force: true });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    fs.chownSync(partial, owner.uid, owner.gid);
    fs.chownSync(passwordFile, owner.uid, owner.gid);
  }
  const initdb = spawnSync(
    path.join(binaries, "bin/initdb"),
    [
      `--pgdata=${partial}`,
      `--username=${databaseUser}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Postgres's own locale gives the same collation and case rules on every platform, whichever locales it has.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
    ],
    { ...owner, cwd: baseDir, encoding: "utf8" },
  );
  fs.rmSync(passwordFile);
  if (initdb.status !== 0) {
    fs.rmSync(partial, { recursive: true, force: true });
    throw new SetupError(
      "initdb-failed",
      "The database could not be made.",
      initdb.stderr || String(initdb.error),
    );
  }
  fs.renameSync(partial, clusterDir);
}

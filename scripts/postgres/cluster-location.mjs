import fs from "node:fs";
import path from "node:path";
import { isUsableBy, resolvePostgresOwner } from "./postgres-owner.mjs";

/** Parent of the cluster when the data folder is inaccessible to the Postgres user that root starts. */
const systemDir = "/var/lib";

/**
 * @typedef {object} ClusterLocation
 * @property {string} baseDir parent folder of the cluster, which the owner may enter
 * @property {string} clusterDir
 * @property {import("./postgres-owner.mjs").Owner} owner
 */

/**
 * Locates the database's files: `postgres` in the data folder. When root starts the shop in a folder that other users
 * cannot enter, such as a clone below /root, `postgres` is a link to a system folder instead.
 *
 * @param {string} dataDir
 * @returns {ClusterLocation}
 */
export function locateCluster(dataDir) {
  const entry = path.join(dataDir, "postgres");
  if (fs.existsSync(entry)) {
    const clusterDir = fs.realpathSync(entry);
    return { baseDir: path.dirname(clusterDir), clusterDir, owner: resolvePostgresOwner(clusterDir) };
  }
  const baseDir = fs.realpathSync(dataDir);
  const owner = resolvePostgresOwner(entry);
  if (isUsableBy(owner, baseDir)) return { baseDir, clusterDir: path.join(baseDir, "postgres"), owner };

  fs.mkdirSync(systemDir, { recursive: true });
  const outside = fs.mkdtempSync(path.join(systemDir, "spolverk-"));
  fs.chmodSync(outside, 0o755);
  const clusterDir = path.join(outside, "postgres");
  fs.rmSync(entry, { force: true });
  fs.symlinkSync(clusterDir, entry);
  return { baseDir: outside, clusterDir, owner };
}

/**
 * Removes the database's files, wherever they are.
 *
 * @param {string} dataDir
 */
export function removeCluster(dataDir) {
  const entry = path.join(dataDir, "postgres");
  const stat = fs.lstatSync(entry, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink())
    fs.rmSync(path.dirname(fs.readlinkSync(entry)), { recursive: true, force: true });
  fs.rmSync(entry, { recursive: true, force: true });
}

import fs from "node:fs";
import path from "node:path";
import { removeCluster } from "../postgres/cluster-location.mjs";
import { getRunningShop, stopOrphans } from "../process/run-file.mjs";

const prefix = "test-";

/**
 * The folders of test runs below the data folder, each with a database of its own.
 *
 * @param {string} dataDir
 */
export const listTestDirs = (dataDir) =>
  fs.existsSync(dataDir)
    ? fs
        .readdirSync(dataDir)
        .filter((name) => name.startsWith(prefix))
        .map((name) => path.join(dataDir, name))
    : [];

/**
 * Stops processes of a test run that still run without their launcher, and removes its folder.
 *
 * @param {string} testDir
 */
export async function removeTestDir(testDir) {
  await stopOrphans(testDir);
  removeCluster(testDir);
  fs.rmSync(testDir, { recursive: true, force: true });
}

/**
 * Creates the folder of this run, after removing the folders of earlier runs that failed or were killed.
 *
 * @param {string} dataDir
 */
export async function makeTestDir(dataDir) {
  const former = listTestDirs(dataDir).filter((testDir) => !getRunningShop(testDir));
  await Promise.all(former.map(removeTestDir));
  return path.join(dataDir, `${prefix}${process.pid}`);
}

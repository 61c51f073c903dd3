import fs from "node:fs";
import path from "node:path";
import { SetupError } from "../setup/setup-error.mjs";
import { getProcessIdentity } from "./process-identity.mjs";
import { isAlive, stopProcess } from "./stop-process.mjs";

/**
 * @typedef {import("./stop-process.mjs").ProcessReference} ProcessReference
 * @typedef {{ launcher: ProcessReference, address: string, children: ProcessReference[] }} Run
 * @typedef {ReturnType<typeof createRunFile>} RunFile
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => path.join(dataDir, "run.json");

/**
 * Reads the run recorded in the data folder, dead or alive.
 *
 * @param {string} dataDir
 * @returns {Run | null}
 */
function readRun(dataDir) {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataDir), "utf8"));
  } catch {
    return null;
  }
}

/**
 * Returns the address of the running shop of a data folder, or null.
 *
 * @param {string} dataDir
 */
export function getRunningShop(dataDir) {
  const run = readRun(dataDir);
  return run && isAlive(run.launcher) ? { address: run.address, pid: run.launcher.pid } : null;
}

/** @param {string} file @param {Run} run */
function writeAside(file, run) {
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, JSON.stringify(run, null, 2));
  return aside;
}

/**
 * Claims the data folder for this process atomically, so that only one of two simultaneous starts succeeds.
 *
 * @param {string} file
 * @param {Run} run
 */
function tryToTake(file, run) {
  const aside = writeAside(file, run);
  try {
    fs.linkSync(aside, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(aside);
  }
}

/** @param {string} file @param {Run} run */
function createRunFile(file, run) {
  /** @type {Promise<void> | null} */
  let end = null;
  const stop = async () => {
    await stopChildren(run.children, { appsMs: 2500, databaseMs: 1500 });
    fs.rmSync(file, { force: true });
  };
  const save = () => fs.renameSync(writeAside(file, run), file);
  return {
    /** Tells whether further processes may start: not once the run is being stopped. */
    acceptsChildren: () => end === null,
    /** @param {ProcessReference} child */
    add(child) {
      run.children.push(child);
      save();
    },
    /** @param {ProcessReference} child */
    remove(child) {
      run.children = run.children.filter((other) => other !== child);
      if (end === null) save();
    },
    /** Stops every process and releases the data folder. */
    end() {
      end ??= stop();
      return end;
    },
  };
}

/**
 * Stops the processes that a killed launcher left behind in this data folder.
 *
 * @param {string} dataDir
 * @returns {Promise<string[]>} the names of the processes stopped
 */
export async function stopOrphans(dataDir) {
  const run = readRun(dataDir);
  if (run && isAlive(run.launcher)) return [];
  const orphans = run?.children.filter(isAlive) ?? [];
  await stopChildren(orphans, { appsMs: 2000, databaseMs: 20_000 });
  fs.rmSync(fileOf(dataDir), { force: true });
  return orphans.map(({ name }) => name);
}

/**
 * Claims the data folder for this process and records the processes that it starts, so that the next start can stop
 * them if this process is killed.
 *
 * @param {string} dataDir
 * @param {{ address: string, onOrphans: (names: string[]) => void }} options address: of the shop once it runs
 * @returns {Promise<RunFile>}
 * @throws {SetupError} already-running
 */
export async function claimRun(dataDir, { address, onOrphans }) {
  const identity = getProcessIdentity(process.pid) ?? "";
  /** @type {Run} */
  const run = {
    launcher: { name: "launcher", pid: process.pid, identity, stopSignal: "SIGTERM" },
    address,
    children: [],
  };
  const orphans = await stopOrphans(dataDir);
  if (orphans.length > 0) onOrphans(orphans);
  if (tryToTake(fileOf(dataDir), run)) return createRunFile(fileOf(dataDir), run);
  const running = getRunningShop(dataDir);
  throw new SetupError(
    "already-running",
    `The shop is already running${running ? ` at ${running.address} (process ${running.pid})` : ""}.`,
    "Use it there, or stop it with Ctrl-C in its terminal first.",
  );
}

/**
 * Stops processes, the database last so that the others can finish their writes.
 *
 * @param {readonly ProcessReference[]} children
 * @param {{ appsMs: number, databaseMs: number }} grace time for each before it is killed
 */
async function stopChildren(children, { appsMs, databaseMs }) {
  const database = children.filter(({ name }) => name === "postgres");
  const apps = children.filter(({ name }) => name !== "postgres");
  await Promise.all(apps.map((app) => stopProcess(app, { graceMs: appsMs })));
  await Promise.all(database.map((postgres) => stopProcess(postgres, { graceMs: databaseMs })));
}

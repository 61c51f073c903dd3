import path from "node:path";
import { checkPortsFree } from "../process/ports.mjs";
import { getProcessIdentity } from "../process/process-identity.mjs";
import { startService } from "../process/start-service.mjs";
import { stopProcess } from "../process/stop-process.mjs";
import { canLogIn } from "./can-log-in.mjs";
import { locateCluster } from "./cluster-location.mjs";
import { createCluster, databaseUser } from "./create-cluster.mjs";
import { resolvePostgresBinaries } from "./postgres-binaries.mjs";
import { clearStaleLock } from "./stale-lock.mjs";

/** On this signal Postgres rolls back open transactions and exits. */
const fastShutdown = "SIGINT";

/**
 * Stops a Postgres of this folder that the run file does not list, and clears the lock of a killed Postgres.
 *
 * @param {string} clusterDir
 */
async function takeCluster(clusterDir) {
  const pid = clearStaleLock(clusterDir);
  if (pid === null) return;
  const identity = getProcessIdentity(pid) ?? "ended";
  await stopProcess({ name: "postgres", pid, identity, stopSignal: fastShutdown }, { graceMs: 20_000 });
  clearStaleLock(clusterDir);
}

/**
 * Starts the Postgres of the data folder on the loopback address, creating its cluster the first time.
 *
 * @param {{ dataDir: string, port: number, password: string, runFile: import("../process/run-file.mjs").RunFile, }}
 *   options
 * @returns {Promise<{ service: import("../process/start-service.mjs").RunningService, url: (database: string) =>
 *   string }>}
 */
export async function startPostgres({ dataDir, port, password, runFile }) {
  const location = locateCluster(dataDir);
  const binaries = resolvePostgresBinaries(location.owner, location.baseDir);
  createCluster(location, { binaries, password });
  await takeCluster(location.clusterDir);
  await checkPortsFree([{ title: "Postgres", port, variable: "POSTGRES_PORT" }]);

  const url = (/** @type {string} */ database) =>
    `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
  const service = startService(
    {
      name: "postgres",
      title: "Postgres",
      file: path.join(binaries, "bin/postgres"),
      args: [
        ["-D", location.clusterDir],
        ["-p", String(port)],
        ["-c", "listen_addresses=127.0.0.1"],
        ["-c", "unix_socket_directories="],
        ["-c", "max_connections=200"],
        // UTC as in production: in a zone with clock changes, a day of an interval is not always 24 hours.
        ["-c", "timezone=UTC"],
      ].flat(),
      cwd: location.baseDir,
      env: process.env,
      owner: location.owner,
      logFile: path.join(dataDir, "logs/postgres.log"),
      stopSignal: fastShutdown,
      isReady: () => canLogIn(url("postgres")),
      // Time for crash recovery, which replays the write-ahead log.
      readyWithinMs: 60_000,
    },
    runFile,
  );
  return { service, url };
}

import { builtFolder, medusaCli } from "./folders.ts";
import { type StartedProcess, startProcess } from "./start-process.ts";

/**
 * Starts another built medusa-server on the same database. It only answers calls; the first medusa-server runs the
 * jobs.
 */
export function startMedusa(env: Record<string, string> = {}): Promise<StartedProcess> {
  return startProcess([medusaCli, "start"], {
    cwd: builtFolder,
    env: {
      SPOLVERK_LOCAL: "true",
      MEDUSA_DISABLE_TELEMETRY: "true",
      MEDUSA_WORKER_MODE: "server",
      ADMIN_DISABLE: "true",
      // A short lease: tests kill the server and then wait for the locks of its checkouts.
      CHECKOUT_LEASE_SECONDS: "5",
      ...env,
    },
    health: "/health",
  });
}

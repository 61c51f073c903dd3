import { builtFolder, medusaCli } from "./folders.ts";
import { type StartedProcess, startProcess } from "./start-process.ts";

/** Another built medusa-server on the same database. It answers and does nothing else: jobs are the first one's. */
export function startMedusa(env: Record<string, string> = {}): Promise<StartedProcess> {
  return startProcess([medusaCli, "start"], {
    cwd: builtFolder,
    env: {
      SPOLVERK_LOCAL: "true",
      MEDUSA_DISABLE_TELEMETRY: "true",
      MEDUSA_WORKER_MODE: "server",
      ADMIN_DISABLE: "true",
      // Tests kill it and wait for the locks of its checkouts.
      CHECKOUT_LEASE_SECONDS: "5",
      ...env,
    },
    health: "/health",
  });
}

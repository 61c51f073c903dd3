import { createRequire } from "node:module";
import path from "node:path";
import { type StartedProcess, startProcess } from "./start-process.ts";

const root = path.resolve(__dirname, "../..");

/** Another built medusa-server on the same database. It answers and does nothing else: jobs are the first one's. */
export function startMedusa(env: Record<string, string> = {}): Promise<StartedProcess> {
  const cli = createRequire(path.join(root, "package.json")).resolve("@medusajs/cli/cli.js");
  return startProcess([cli, "start"], {
    cwd: path.join(root, ".medusa/server"),
    env: {
      SPOLVERK_LOCAL: "true",
      MEDUSA_DISABLE_TELEMETRY: "true",
      MEDUSA_WORKER_MODE: "server",
      ADMIN_DISABLE: "true",
      ...env,
    },
    health: "/health",
  });
}

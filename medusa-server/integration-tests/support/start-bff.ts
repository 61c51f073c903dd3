import path from "node:path";
import { repositoryFolder } from "./folders.ts";
import { variable } from "./shop.ts";
import { type StartedProcess, startProcess } from "./start-process.ts";

/** Starts another built BFF in front of the medusa-server at an address. */
export function startBff(medusaUrl: string): Promise<StartedProcess> {
  return startProcess(["dist/main.js"], {
    cwd: path.join(repositoryFolder, "bff"),
    env: {
      MEDUSA_URL: medusaUrl,
      INTERNAL_TOKEN: variable("INTERNAL_TOKEN"),
      MEDUSA_TIMEOUT_MS: "60000",
      LOG_LEVEL: "warn",
      // No rate limit, since the calls of all tests come from one address.
      RATE_LIMIT_LOOKUPS: "100000",
      SEARCH_APP_ID: "",
      SEARCH_ADMIN_KEY: "",
      SEARCH_HOST: "",
    },
    health: "/health/ready",
  });
}

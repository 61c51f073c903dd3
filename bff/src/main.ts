import { createLogger } from "@spolverk/server-kit/create-logger";
import { readEnvironment } from "@spolverk/server-kit/environment";
import { createMedusaBackend } from "./commerce/medusa/create-medusa-backend.ts";
import { medusaEnvironmentSchema } from "./environment.ts";
import { run } from "./run.ts";

const environment = readEnvironment(medusaEnvironmentSchema);
const logger = createLogger("bff", environment.LOG_LEVEL);
const backend = createMedusaBackend({
  url: environment.MEDUSA_URL,
  token: environment.INTERNAL_TOKEN,
  timeoutMs: environment.MEDUSA_TIMEOUT_MS,
  now: () => new Date(),
  logger,
});
// A bucket stores uploads if configured, otherwise Medusa does.
run(
  backend,
  environment,
  logger,
  environment.S3_FILE_URL ?? new URL("/uploads", environment.MEDUSA_URL).href,
);

import { createMedusaCommerce } from "./commerce/medusa/create-medusa-commerce.ts";
import { medusaEnvironmentSchema, readEnvironment } from "./environment.ts";
import { run } from "./run.ts";
import { startLogger } from "./start-logger.ts";

const environment = readEnvironment(medusaEnvironmentSchema);
const logger = startLogger(environment.LOG_LEVEL);
const commerce = createMedusaCommerce({
  url: environment.MEDUSA_URL,
  token: environment.INTERNAL_TOKEN,
  timeoutMs: environment.MEDUSA_TIMEOUT_MS,
  now: () => new Date(),
  logger,
});
run(commerce, environment, logger);

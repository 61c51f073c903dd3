import { createMemoryCommerce } from "./commerce/memory/create-memory-commerce.ts";
import { fromContent } from "./commerce/memory/from-content.ts";
import { readEnvironment, serverEnvironmentSchema } from "./environment.ts";
import { run } from "./run.ts";
import { startLogger } from "./start-logger.ts";

const environment = readEnvironment(serverEnvironmentSchema);
const now = () => new Date();
const today = now().toISOString().slice(0, 10);
run(createMemoryCommerce(fromContent(today), now), environment, startLogger(environment.LOG_LEVEL));

import { createLogger } from "@spolverk/server-kit/create-logger";
import { readEnvironment } from "@spolverk/server-kit/environment";
import { createMemoryBackend } from "./commerce/memory/create-memory-backend.ts";
import { fromContent } from "./commerce/memory/from-content.ts";
import { serverEnvironmentSchema } from "./environment.ts";
import { run } from "./run.ts";

const environment = readEnvironment(serverEnvironmentSchema);
const now = () => new Date();
const today = now().toISOString().slice(0, 10);
const logger = createLogger("bff", environment.LOG_LEVEL);
run(createMemoryBackend(fromContent(today), now), environment, logger, null);

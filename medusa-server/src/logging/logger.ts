import { logger as medusas } from "@medusajs/framework/logger";
import { redacting } from "./redacting-logger.ts";

/** The log of the process: Medusa's logger, from whose messages private data is removed. */
export const logger = redacting(medusas);

import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { hideIds } from "../src/site/hide-ids.ts";

/** The server's log. No line of it holds the id of a checkout, wherever it came from: a path, an error or its stack. */
export function createLogger(level: LoggerOptions["level"], destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    ...(level !== undefined && { level }),
    formatters: {
      log: (entry) =>
        Object.fromEntries(
          Object.entries(entry).map(([name, value]) => [
            name,
            // The id of the request itself is no secret, and what ties the programs' logs together.
            typeof value === "string" && name !== "requestId" ? hideIds(value) : value,
          ]),
        ),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

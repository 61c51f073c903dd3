import { pino, type Logger } from "pino";

/** The log of the process: one JSON line an event, on stdout. */
export function startLogger(level: string): Logger {
  return pino({ level, base: { name: "bff" }, timestamp: pino.stdTimeFunctions.isoTime });
}

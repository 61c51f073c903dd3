import { redactText } from "./redact-text.ts";
import { type DestinationStream, type Logger, pino } from "pino";

/** The id of the request ties the programs' logs together, and a route is a template: neither holds what is private. */
const neverRedacted: ReadonlySet<string> = new Set(["requestId", "route"]);

/**
 * The log of a program: one JSON line an event, on stdout unless told otherwise. No text or error in it holds an id of a
 * checkout, a code or an e-mail address, wherever it came from.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: redactFields },
    serializers: { err: toLoggedError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" && !neverRedacted.has(name) ? redactText(value) : value,
    ]),
  );
}

function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return redactText(String(error));
  // With those of its causes.
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message: redactText(message), stack: redactText(stack) };
}

import { redactText } from "./redact-text.ts";
import { type DestinationStream, type Logger, pino } from "pino";

/** Fields that are never redacted. The request id connects the logs of the programs; a route is a template. */
const neverRedacted: ReadonlySet<string> = new Set(["requestId", "route"]);

/**
 * Creates the log of a program: one JSON line per event, on stdout unless a destination is given. It redacts the ids of
 * checkouts, codes and e-mail addresses in every text and error.
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
  // The serializer includes the messages and stacks of causes, so redacting these two covers them.
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message: redactText(message), stack: redactText(stack) };
}

import { redactText } from "@spolverk/domain";
import { type DestinationStream, pino, type Logger } from "pino";

/**
 * The log of the process: one JSON line an event, on stdout unless told otherwise. What an error says is written
 * without ids of checkouts, codes and e-mail addresses.
 */
export function startLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { name: "bff" },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return redactText(String(error));
  // With those of its causes.
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message: redactText(message), stack: redactText(stack) };
}

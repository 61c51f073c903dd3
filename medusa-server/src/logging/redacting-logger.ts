import { inspect } from "node:util";
import type { Logger } from "@medusajs/framework/types";
import { redactText } from "@spolverk/server-kit/redact-text";

/** Methods that write to the log; all others pass through. */
const writing: ReadonlySet<PropertyKey> = new Set([
  "error",
  "warn",
  "info",
  "http",
  "verbose",
  "debug",
  "silly",
  "log",
  "activity",
  "progress",
  "failure",
  "success",
] satisfies (keyof Logger)[]);

/**
 * Wraps a logger that removes private data from every message and error: email addresses, codes, ids of checkouts.
 * Medusa's own line for each request is off, since it contains the full address; `logRequests` writes one instead.
 */
export function redacting(logger: Logger): Logger {
  return new Proxy(logger, {
    get(target, name) {
      if (name === "shouldLog") return (level: string) => level !== "http" && target.shouldLog(level);
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...input: unknown[]): unknown =>
        Reflect.apply(member, target, writing.has(name) ? input.map(redact) : input);
    },
  });
}

function redact(value: unknown): unknown {
  if (typeof value === "string") return redactText(value);
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const redacted = new Error(redactText(message));
  redacted.name = name;
  if (stack !== undefined) redacted.stack = redactText(stack);
  if (cause !== undefined) redacted.cause = redactText(inspect(cause));
  return redacted;
}

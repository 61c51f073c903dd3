import { inspect } from "node:util";
import type { Logger } from "@medusajs/framework/types";
import { redactText } from "@spolverk/server-kit/redact-text";

/** What logs something; everything else is the logger's own business. */
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
 * A logger that leaves out of every message and error what must not be in a log: e-mail addresses, codes, ids of
 * checkouts. Medusa's own line for each request is off: it holds the request's address as it is, and
 * `logRequests` writes one in its place.
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

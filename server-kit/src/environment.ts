import { z } from "zod";

export const host = z.string().min(1).default("127.0.0.1");

/** @param fallback the port when the variable is not set */
export const portOr = (fallback: number) =>
  z.coerce.number({ error: "expected a port number" }).int().min(0).max(65_535).default(fallback);

export const logLevel = z
  .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
  .default("info");

/** Number of our own proxies in front of the server that append to X-Forwarded-For; 0 ignores the header. */
export const trustedProxies = z.coerce
  .number({ error: "expected how many proxies to trust" })
  .int()
  .min(0)
  .max(8)
  .default(0);

/** URL of the Redis that holds the rate limits of all processes; null: each process counts by itself. */
export const redisUrl = z
  .string()
  .regex(/^rediss?:\/\//, { error: "expected an address such as redis://127.0.0.1:6379" })
  .nullable()
  .default(null);

/** Thrown for an invalid environment; the message names every wrong variable. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/**
 * Parses variables by a schema. An empty variable counts as unset, because compose passes unset variables as empty.
 *
 * @throws EnvironmentError
 */
export function parseEnvironment<S extends z.ZodType>(
  schema: S,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`The environment cannot be used:\n  ${problems.join("\n  ")}`);
}

/** Reads the environment of this process; logs the problems of an invalid one and exits. */
export function readEnvironment<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema, process.env);
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    return process.exit(1);
  }
}

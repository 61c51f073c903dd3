import { z } from "zod";

export const host = z.string().min(1).default("127.0.0.1");

/** @param fallback the port of a program that is not told another */
export const portOr = (fallback: number) =>
  z.coerce.number({ error: "expected a port number" }).int().min(0).max(65_535).default(fallback);

export const logLevel = z
  .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
  .default("info");

/** How many proxies of our own stand before the server and add to X-Forwarded-For; 0 believes no header. */
export const trustedProxies = z.coerce
  .number({ error: "expected how many proxies to trust" })
  .int()
  .min(0)
  .max(8)
  .default(0);

/** Where all processes count together; null: each counts by itself. */
export const redisUrl = z
  .string()
  .regex(/^rediss?:\/\//, { error: "expected an address such as redis://127.0.0.1:6379" })
  .nullable()
  .default(null);

/** An environment that a program cannot run with; the message names every variable at fault. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/**
 * Parses variables by a schema. An empty one counts as not set, which is how compose passes on what is not set.
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

/** The environment of this process; logs what is wrong with it and ends the process when it cannot be used. */
export function readEnvironment<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema, process.env);
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    return process.exit(1);
  }
}

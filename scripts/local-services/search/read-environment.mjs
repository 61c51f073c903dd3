import { z } from "zod";

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** File that keeps the indices over a restart. */
  SEARCH_FILE: z.string().min(1),
  SEARCH_APP_ID: z.string().min(1),
  SEARCH_ADMIN_KEY: z.string().min(16),
  SEARCH_KEY: z.string().min(16),
  /** The shop's port: the pages of all its sites may search. */
  SHOP_PORT: z.coerce.number().int().min(1).max(65_535),
});

/**
 * @param {NodeJS.ProcessEnv} variables
 * @throws Error that names each variable that cannot be used
 */
export function readEnvironment(variables) {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The search service cannot start. ${problems.join("; ")}`);
}

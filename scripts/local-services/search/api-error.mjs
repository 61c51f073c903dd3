/** An error that is returned to the caller in Algolia's format: `{ message, status }`. */
export class ApiError extends Error {
  /** @param {400 | 403 | 404} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @template {import("zod").ZodType} S @param {S} schema @param {unknown} input @returns {import("zod").output<S>} @throws {ApiError} 400 */
export function parse(schema, input) {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") throw new ApiError(400, `Unknown parameter: ${issue.keys[0]}`);
  throw new ApiError(400, `Invalid value for "${issue?.path.join(".")}" parameter`);
}

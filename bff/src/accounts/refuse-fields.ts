import { ApiFailure } from "../http/api-failure.ts";
import type { AccountProblems } from "./find-account-problems.ts";

/** @throws ApiFailure invalid_request naming every invalid field, if there is one */
export function refuseFields(problems: AccountProblems): void {
  const fields = Object.entries(problems).map(([field, key]) => [`body.${field}`, key] as const);
  if (fields.length > 0) throw new ApiFailure("invalid_request", { fields: Object.fromEntries(fields) });
}

import type { z } from "zod";
import { type FieldTextKey, isFieldTextKey } from "./texts.ts";

type Issue = z.core.$ZodIssue;

/** What a schema found wrong, by the path of the field: "body.billing.zip" to "required". */
export function toFields(
  part: "params" | "query" | "body",
  issues: readonly Issue[],
): Record<string, FieldTextKey> {
  const fields: Record<string, FieldTextKey> = {};
  for (const issue of issues) {
    const path = [part, ...issue.path.map(String)].join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[`${path}.${key}`] = "unknown";
    } else {
      fields[path] ??= toTextKey(issue);
    }
  }
  return fields;
}

function toTextKey(issue: Issue): FieldTextKey {
  if (isFieldTextKey(issue.message)) return issue.message;
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  if (issue.code === "too_big" && issue.origin === "string") return "too_long";
  if (issue.code === "too_small" && issue.origin === "string") return "required";
  if (issue.code === "invalid_union") {
    const named = issue.errors.flat().find(({ message }) => isFieldTextKey(message));
    if (named) return toTextKey(named);
  }
  return "invalid";
}

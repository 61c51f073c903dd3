import type { z } from "zod";
import { type FieldText, isFieldTextKey } from "./texts.ts";

type Issue = z.core.$ZodIssue;

/** Maps schema issues to field texts, keyed by path: "body.billing.zip" to "required". */
export function toFields(
  part: "params" | "query" | "body",
  issues: readonly Issue[],
): Record<string, FieldText> {
  const fields: Record<string, FieldText> = {};
  for (const issue of issues) {
    const path = [part, ...issue.path.map(String)].join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[`${path}.${key}`] = "unknown";
    } else {
      fields[path] ??= toFieldText(issue);
    }
  }
  return fields;
}

function toFieldText(issue: Issue): FieldText {
  if (isFieldTextKey(issue.message)) return issue.message;
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  if (issue.code === "too_big") {
    if (issue.origin === "string") return { key: "too_long", max: Number(issue.maximum) };
    if (issue.origin === "number") return { key: "too_big", max: Number(issue.maximum) };
  }
  if (issue.code === "too_small") {
    if (issue.origin === "string") return "required";
    if (issue.origin === "number") return { key: "too_small", min: Number(issue.minimum) };
  }
  if (issue.code === "invalid_union") {
    const named = issue.errors.flat().find(({ message }) => isFieldTextKey(message));
    if (named) return toFieldText(named);
  }
  return "invalid";
}

import type { TakeBackBody } from "@spolverk/bff/contract";
import type { z } from "zod";
import { loadChunk } from "../../browser/chunk-failure.ts";
import type { FieldProblem, FieldProblems } from "./find-field-problems.ts";
import type { TakeBackField } from "./take-back-values.ts";

/** The API's own schema, which comes with zod once the form is used; null where it does not come. */
export async function loadTakeBackSchema() {
  const contract = await loadChunk(() => import("@spolverk/bff/contract/take-back")).catch(() => null);
  return contract?.takeBackBodySchema ?? null;
}

/** What the API's schema finds wrong with each field; without it, the API checks alone. */
export async function checkTakeBack(body: TakeBackBody): Promise<FieldProblems> {
  const schema = await loadTakeBackSchema();
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path[0] as TakeBackField, [toProblem(issue)]]));
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  // Its message is that of the whole field.
  if (issue.code === "too_big" && issue.origin !== "string") return "tooMuch";
  // An amount that was left out is NaN, and the one that is too small is 0.
  const isMissing = issue.code === "invalid_type" || issue.code === "too_small";
  if (isMissing || issue.message === "required") return "required";
  return issue.message === "invalid_email" ? "invalidEmail" : "invalid";
}

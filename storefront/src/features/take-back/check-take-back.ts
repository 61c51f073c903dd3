import type { TakeBackBody } from "@spolverk/bff/contract";
import type { z } from "zod";
import { loadChunk } from "../../browser/chunk-failure.ts";
import type { FieldProblem, FieldProblems } from "./find-field-problems.ts";
import type { TakeBackField } from "./take-back-values.ts";

/** Loads the API's own schema, and zod with it, on the first use of the form; null when it fails to load. */
export async function loadTakeBackSchema() {
  const contract = await loadChunk(() => import("@spolverk/bff/contract/take-back")).catch(() => null);
  return contract?.takeBackBodySchema ?? null;
}

/** Finds the problems of each field by the API's schema; none without it, when only the API validates. */
export async function checkTakeBack(body: TakeBackBody): Promise<FieldProblems> {
  const schema = await loadTakeBackSchema();
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path[0] as TakeBackField, [toProblem(issue)]]));
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  // The error message covers the whole field.
  if (issue.code === "too_big" && issue.origin !== "string") return "tooMuch";
  // An omitted amount is NaN, and 0 is the only amount that is too small.
  const isMissing = issue.code === "invalid_type" || issue.code === "too_small";
  if (isMissing || issue.message === "required") return "required";
  return issue.message === "invalid_email" ? "invalidEmail" : "invalid";
}

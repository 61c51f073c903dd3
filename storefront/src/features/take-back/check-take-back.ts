import type { TakeBackBody } from "@spolverk/bff/contract";
import type { z } from "zod";
import { loadChunk } from "../../browser/chunk-failure.ts";
import type { FieldProblem, FieldProblems } from "./find-field-problems.ts";
import type { TakeBackField } from "./take-back-values.ts";

/** Loads the API's own schema, and zod with it, on the first use of the form; null when the schema fails to load. */
export async function loadTakeBackSchema() {
  const contract = await loadChunk(() => import("@spolverk/bff/contract/take-back")).catch(() => null);
  return contract?.takeBackBodySchema ?? null;
}

/**
 * Finds the problems of each field by the API's schema. If the schema failed to load it finds none, and only the API
 * validates.
 */
export async function checkTakeBack(body: TakeBackBody): Promise<FieldProblems> {
  const schema = await loadTakeBackSchema();
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path[0] as TakeBackField, [toProblem(issue)]]));
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  // Only a number can be too much; a text that is too long gets the general message.
  if (issue.code === "too_big" && issue.origin !== "string") return "tooMuch";
  // An omitted amount is NaN, which is an invalid type. The only amount that is too small is 0.
  const isMissing = issue.code === "invalid_type" || issue.code === "too_small";
  if (isMissing || issue.message === "required") return "required";
  return issue.message === "invalid_email" ? "invalidEmail" : "invalid";
}

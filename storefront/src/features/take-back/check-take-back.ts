import type { TakeBackBody } from "@spolverk/bff/contract";
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
  return Object.fromEntries(
    issues.map(({ path: [field], code, message }) => [field as TakeBackField, [toProblem(code, message)]]),
  );
}

function toProblem(code: string, message: string): FieldProblem {
  // Its message is that of the whole field.
  if (code === "too_big") return "tooMuch";
  if (message === "required") return "required";
  return message === "invalid_email" ? "invalidEmail" : "invalid";
}

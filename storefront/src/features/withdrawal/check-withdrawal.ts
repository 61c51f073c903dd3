import type { WithdrawalBody } from "@spolverk/bff/contract";
import { loadChunk } from "../../browser/chunk-failure.ts";
import type { WithdrawalField, WithdrawalValues } from "./withdrawal-values.ts";

export type WithdrawalProblem = "required" | "invalid_email" | "too_long" | "invalid";
type Problems = Partial<Record<WithdrawalField, WithdrawalProblem>>;

/** The API's own schema, which comes with zod once the form is used; null where it does not come. */
export async function loadWithdrawalSchema() {
  const contract = await loadChunk(() => import("@spolverk/bff/contract/withdrawal")).catch(() => null);
  return contract?.withdrawalBodySchema ?? null;
}

/** What the API's schema finds wrong with each field, and goods that are to be named and are not. */
export async function findWithdrawalProblems(
  body: WithdrawalBody,
  { isPart, goods }: Pick<WithdrawalValues, "isPart" | "goods">,
): Promise<Problems> {
  const schema = await loadWithdrawalSchema();
  const issues = schema?.safeParse(body).error?.issues ?? [];
  const found: Problems = Object.fromEntries(
    issues.map(({ path: [field], code, message }) => [field as WithdrawalField, toProblem(code, message)]),
  );
  return isPart && goods.trim() === "" ? { ...found, goods: "required" } : found;
}

function toProblem(code: string, message: string): WithdrawalProblem {
  if (code === "too_big") return "too_long";
  return message === "required" || message === "invalid_email" ? message : "invalid";
}

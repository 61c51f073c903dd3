import type { WithdrawalBody } from "@spolverk/bff/contract";
import { type FieldProblem, toFieldProblem } from "../../api/to-field-problem.ts";
import { loadChunk } from "../../browser/chunk-failure.ts";
import type { WithdrawalField, WithdrawalValues } from "./withdrawal-values.ts";

type Problems = Partial<Record<WithdrawalField, FieldProblem>>;

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
  const issues = schema?.safeParse(body, { reportInput: true }).error?.issues ?? [];
  const found: Problems = Object.fromEntries(
    issues.map((issue) => [issue.path[0] as WithdrawalField, toFieldProblem(issue)]),
  );
  return isPart && goods.trim() === "" ? { ...found, goods: { code: "required" } } : found;
}

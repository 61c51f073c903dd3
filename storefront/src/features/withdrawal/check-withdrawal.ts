import type { WithdrawalBody } from "@spolverk/bff/contract";
import { type FieldProblem, toFieldProblem } from "../../api/to-field-problem.ts";
import { loadChunk } from "../../browser/chunk-failure.ts";
import type { WithdrawalField, WithdrawalValues } from "./withdrawal-values.ts";

type Problems = Partial<Record<WithdrawalField, FieldProblem>>;

/** Loads the API's own schema, and zod with it, on the first use of the form; null when the schema fails to load. */
export async function loadWithdrawalSchema() {
  const contract = await loadChunk(() => import("@spolverk/bff/contract/withdrawal")).catch(() => null);
  return contract?.withdrawalBodySchema ?? null;
}

/** Finds the problems of each field by the API's schema. A partial withdrawal that names no goods is a problem too. */
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

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TakeBacksQuery } from "../../../features/take-backs/api/take-back-body.ts";
import { listTakeBacks } from "../../../features/take-backs/list-take-backs.ts";
import { toTakeBackRow } from "../../../features/take-backs/read-take-back-for-admin.ts";
import type { TakeBackPage } from "../../../features/take-backs/take-back-for-admin.ts";

/** One page of the take-backs, the newest first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, TakeBacksQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { offset, limit, ...filter } = request.validatedQuery;
  const { takeBacks, count } = await listTakeBacks(request.scope, filter, { offset, limit });
  response.json({ takeBacks: takeBacks.map(toTakeBackRow), count, offset, limit } satisfies TakeBackPage);
}

import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageQuery } from "../../../forms/page-query.ts";
import { JOURNAL_MODULE } from "../../../features/journal/modules/journal/index.ts";
import { findOrderOfEvent } from "../../../features/journal/sql/find-order-of-event.ts";

/** What could not be done about events yet, the latest first; with the order that each is about, if it is about one. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  const journal = request.scope.resolve(JOURNAL_MODULE);
  const { offset, limit } = request.validatedQuery;
  const [rows, count] = await journal.listAndCountJournalDeliveries(
    { last_error: { $ne: null } },
    {
      select: [
        ...(["id", "consumer", "kind", "subject_id", "state", "attempts"] as const),
        ...(["next_attempt_at", "last_error", "created_at"] as const),
      ],
      order: { created_at: "DESC", id: "DESC" },
      skip: offset,
      take: limit,
    },
  );
  const deliveries = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      order_id: await findOrderOfEvent(request.scope, { kind: row.kind, subjectId: row.subject_id }),
    })),
  );
  response.json({ count, deliveries });
}

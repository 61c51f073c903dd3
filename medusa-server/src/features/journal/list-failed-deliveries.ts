import type { Container } from "../../platform/container.ts";
import type { PageQuery } from "../../forms/page-query.ts";
import { JOURNAL_MODULE } from "./modules/journal/index.ts";
import { findOrderOfEvent } from "./sql/find-order-of-event.ts";

/** Reads one page of failed deliveries, latest first, each with the order of its event, if any. */
export async function listFailedDeliveries(container: Container, { offset, limit }: PageQuery) {
  const journal = container.resolve(JOURNAL_MODULE);
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
      order_id: await findOrderOfEvent(container, { kind: row.kind, subjectId: row.subject_id }),
    })),
  );
  return { count, deliveries };
}

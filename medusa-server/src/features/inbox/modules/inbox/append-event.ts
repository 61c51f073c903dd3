import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import type { EnquiryEventType } from "./enquiry-events.ts";

const idRows = z.array(z.object({ id: z.string() }));

type NewEvent = {
  enquiryId: string;
  type: EnquiryEventType;
  value?: string | null;
  /** Id of the merchandiser. */
  authorId?: string | null;
  key?: string | null;
};

/**
 * Appends an event to an enquiry's history.
 *
 * @returns false for a known key: the event was appended before
 */
export async function appendEvent(
  transaction: EntityManager,
  { enquiryId, type, value = null, authorId = null, key = null }: NewEvent,
): Promise<boolean> {
  const added = idRows.parse(
    await transaction.execute(
      `insert into "enquiry_event" ("id", "enquiry_id", "type", "value", "author_id", "idempotency_key")
       values (?, ?, ?, ?, ?, ?)
       on conflict ("enquiry_id", "idempotency_key") where idempotency_key is not null and deleted_at is null
       do nothing returning "id"`,
      [generateEntityId(undefined, "enqev"), enquiryId, type, value, authorId, key],
    ),
  );
  return added.length > 0;
}

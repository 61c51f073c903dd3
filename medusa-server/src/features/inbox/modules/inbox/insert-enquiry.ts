import type { EnquiryBody } from "@spolverk/medusa-contract";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { appendEvent } from "./append-event.ts";

const idRows = z.array(z.object({ id: z.string() }));
const savedRow = z.tuple([z.object({ number: z.string() })]);

export type SavedEnquiry = { id: string; number: string };

/**
 * Stores an enquiry and attaches its files. A file is attached to one enquiry at most, however many name it.
 *
 * @returns null when a file is unknown, already attached or marked for deletion; nothing is stored then
 */
export async function insertEnquiry(
  transaction: EntityManager,
  { kind, site, language, name, email, answers, uploadIds, isSuspicious }: EnquiryBody,
): Promise<SavedEnquiry | null> {
  const wanted = [...new Set(uploadIds)];
  // Lock rows in a fixed order to avoid deadlocks.
  const free = idRows.parse(
    await transaction.execute(
      `select "id" from "upload"
       where "id" in (select jsonb_array_elements_text(?::jsonb)) and "enquiry_id" is null and "deleting_at" is null and "deleted_at" is null
       order by "id" for update`,
      [JSON.stringify(wanted)],
    ),
  );
  if (free.length < wanted.length) return null;
  const id = generateEntityId(undefined, "enq");
  const list = Object.entries(answers).map(([field, value]) => ({ name: field, value }));
  const [{ number }] = savedRow.parse(
    await transaction.execute(
      `insert into "enquiry" ("id", "kind", "folder", "name", "email", "site", "language", "answers")
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb) returning "number"`,
      [id, kind, isSuspicious ? "suspicious" : "inbox", name, email, site, language, JSON.stringify(list)],
    ),
  );
  await transaction.execute(
    `update "upload" set "enquiry_id" = ?, "updated_at" = now()
     where "id" in (select jsonb_array_elements_text(?::jsonb))`,
    [id, JSON.stringify(wanted)],
  );
  await appendEvent(transaction, { enquiryId: id, type: "created" });
  return { id, number };
}

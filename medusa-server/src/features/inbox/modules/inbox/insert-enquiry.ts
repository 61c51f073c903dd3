import type { EnquiryBody } from "@spolverk/medusa-contract";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { appendEvent } from "./append-event.ts";

const idRows = z.array(z.object({ id: z.string() }));
const savedRow = z.tuple([z.object({ number: z.string() })]);

export type SavedEnquiry = { id: string; number: string };

/**
 * Stores an enquiry and attaches its files. Of several that name the same file, at once or later, one has it.
 *
 * @returns null where a file is unknown, attached already, or about to be deleted: nothing is stored then
 */
export async function insertEnquiry(
  transaction: EntityManager,
  { kind, site, language, name, email, answers, uploadIds, isSuspicious }: EnquiryBody,
): Promise<SavedEnquiry | null> {
  const wanted = [...new Set(uploadIds)];
  // In one order for all, so that no two wait for each other.
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

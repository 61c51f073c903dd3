import type { EntityManager } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";

const idRows = z.array(z.object({ id: z.string() }));

/** One file, or the files left unattached since before an instant. */
export type UnwantedUploads = { id: string } | { unfinishedBefore: Date };

/** Marks unattached files for deletion: they can no longer be attached. */
export async function markUploads(manager: EntityManager, which: UnwantedUploads): Promise<void> {
  const [condition, value] =
    "id" in which ? [`"id" = ?`, which.id] : [`"created_at" < ?`, which.unfinishedBefore];
  await manager.execute(
    `update "upload" set "deleting_at" = now(), "updated_at" = now()
     where ${condition} and "enquiry_id" is null and "deleting_at" is null`,
    [value],
  );
}

/** Clears the client's hash of files that no longer count towards the client's limit. */
export async function forgetClientsOfUploads(manager: EntityManager): Promise<void> {
  await manager.execute(
    `update "upload" set "client_hash" = null, "updated_at" = now()
     where "enquiry_id" is not null and "created_at" < now() - interval '1 day' and "deleted_at" is null
       and "client_hash" is not null`,
  );
}

/**
 * Deletes enquiries sent before an instant, with their history, and marks their files for deletion.
 *
 * @returns the number of deleted enquiries
 */
export async function deleteEnquiriesBefore(
  transaction: EntityManager,
  before: Date,
  limit: number,
): Promise<number> {
  const gone = idRows.parse(
    await transaction.execute(
      `delete from "enquiry" where "id" in (
         select "id" from "enquiry" where "created_at" < ? order by "created_at" limit ? for update skip locked)
       returning "id"`,
      [before, limit],
    ),
  );
  const ids = JSON.stringify(gone.map(({ id }) => id));
  const isGone = `"enquiry_id" in (select jsonb_array_elements_text(?::jsonb))`;
  await transaction.execute(`delete from "enquiry_event" where ${isGone}`, [ids]);
  await transaction.execute(
    `update "upload" set "deleting_at" = now(), "enquiry_id" = null, "updated_at" = now() where ${isGone}`,
    [ids],
  );
  return gone.length;
}

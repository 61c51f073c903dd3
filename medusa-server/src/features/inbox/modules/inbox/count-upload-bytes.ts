import type { UploadBytes } from "@spolverk/domain";
import type { EntityManager } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";

const sumRow = z.tuple([z.object({ all: z.coerce.number(), client: z.coerce.number() })]);

/**
 * Sums the bytes of the files that count towards the limits: files of the last day, and older ones that are still
 * unattached.
 *
 * @param clientHash null for a sender without an address, who has no limit of their own
 */
export async function countUploadBytes(
  manager: EntityManager,
  clientHash: string | null,
): Promise<UploadBytes> {
  const [bytes] = sumRow.parse(
    await manager.execute(
      `select coalesce(sum("bytes"), 0) as "all",
              coalesce(sum("bytes") filter (where "client_hash" = ?), 0) as "client"
       from "upload"
       where "deleted_at" is null
         and ("enquiry_id" is null or ("enquiry_id" is not null and "created_at" > now() - interval '1 day'))`,
      [clientHash],
    ),
  );
  return bytes;
}

/** Serializes uploads until the transaction ends, so that each one sees the files stored before it. */
export async function lockUploads(transaction: EntityManager): Promise<void> {
  await transaction.execute(`select pg_advisory_xact_lock(hashtextextended('upload', 0))`);
}

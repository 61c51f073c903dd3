import { uploadTerms } from "@spolverk/domain";
import type { Container } from "../../../platform/container.ts";
import { getFiles } from "../../../platform/files.ts";
import { runEach } from "../../../concurrency/run-each.ts";
import { INBOX_MODULE } from "../modules/inbox/index.ts";

const hourMs = 3_600_000;
const mostPerRun = 5000;

/** Deletes an unattached file; an unknown id changes nothing. */
export async function removeUpload(container: Container, id: string): Promise<void> {
  const inbox = container.resolve(INBOX_MODULE);
  await inbox.markUploads({ id });
  await deleteMarked(container, { id });
}

/**
 * Deletes the files that were not attached in time, and those of deleted enquiries. Several processes may run it at
 * once; a file that cannot be deleted is left to the next run.
 *
 * @returns the number of deleted files
 */
export async function deleteUnwantedUploads(container: Container, now: Date): Promise<number> {
  const inbox = container.resolve(INBOX_MODULE);
  await inbox.forgetClientsOfUploads();
  await inbox.markUploads({
    unfinishedBefore: new Date(now.getTime() - uploadTerms.unfinishedHours * hourMs),
  });
  return deleteMarked(container, {});
}

/** Deletes the row last, so that a crash in between leaves it to the next run. */
async function deleteMarked(container: Container, which: { id?: string }): Promise<number> {
  const inbox = container.resolve(INBOX_MODULE);
  const files = getFiles(container);
  const marked = await inbox.listUploads(
    { ...which, deleting_at: { $ne: null } },
    { select: ["id", "file_key"], order: { deleting_at: "ASC" }, take: mostPerRun },
  );
  const work = { name: "delete-unwanted-uploads", items: marked, toId: ({ id }: { id: string }) => id };
  const failed = await runEach(container, work, async ({ id, file_key }) => {
    await files.deleteFiles(file_key);
    await inbox.deleteUploads(id);
  });
  return marked.length - failed.length;
}

import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { runEach } from "../../../concurrency/run-each.ts";

/** Files are kept for this long, within which a merchandiser downloads an export or confirms an import. */
const keptHours = 24;
/** File name of an export, an import or an import's chunk, with its upload time. */
const exportName = /^private-(\d{10,16})-[\w.-]+\.(csv|json)$/;

/**
 * Deletes expired exports and import files. Never matches shoppers' attachments, which are pictures and PDFs.
 *
 * @param directory the parent of the folder of private files, which does not exist before the first file
 * @returns the number of deleted files
 */
export async function deleteOldExports(
  container: MedusaContainer,
  directory: string,
  now: Date,
): Promise<number> {
  const folder = path.join(directory, "private");
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const old = names.filter((name) => {
    const [, storedAt] = exportName.exec(name) ?? [];
    return storedAt !== undefined && Number(storedAt) < now.getTime() - keptHours * 3_600_000;
  });
  const failed = await runEach(container, { name: "delete-old-exports", items: old, toId: String }, (name) =>
    // Ignores a file that another server has already deleted.
    rm(path.join(folder, name), { force: true }),
  );
  return old.length - failed.length;
}

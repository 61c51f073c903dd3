import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { runEach } from "../../../concurrency/run-each.ts";

/** Hours in which an export is downloaded and an import confirmed. */
const keptHours = 24;
/** An export, a file of an import or a chunk of one, with the moment at which it was stored. */
const exportName = /^private-(\d{10,16})-[\w.-]+\.(csv|json)$/;

/**
 * Deletes the exports and files of imports that nobody needs any more. What shoppers attached are pictures and PDFs.
 *
 * @param directory with the folder of private files; there is none before the first
 * @returns how many
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
    // Another server may be quicker.
    rm(path.join(folder, name), { force: true }),
  );
  return old.length - failed.length;
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteOldExports } from "../product-files/delete-old-exports.ts";
import { readEnvironment } from "../../../environment/environment.ts";

/**
 * Runs every hour; several servers may run it at once. With S3, a lifecycle rule of the bucket deletes the files
 * instead.
 */
export default async function deleteOldExportsJob(container: MedusaContainer): Promise<void> {
  const { s3, UPLOADS_DIR } = readEnvironment(process.env);
  if (s3 === null) await deleteOldExports(container, UPLOADS_DIR, new Date());
}

export const config = { name: "delete-old-exports", schedule: "23 * * * *" };

import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteUnwantedUploads } from "../uploads/delete-uploads.ts";

/** Runs every hour; several servers may run it at once. */
export default async function deleteUnwantedUploadsJob(container: MedusaContainer): Promise<void> {
  await deleteUnwantedUploads(container, new Date());
}

export const config = { name: "delete-unwanted-uploads", schedule: "7 * * * *" };

import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteUnwantedUploads } from "../uploads/delete-uploads.ts";

/** Every hour; several servers may do it at once. */
export default async function deleteUnwantedUploadsJob(container: MedusaContainer): Promise<void> {
  await deleteUnwantedUploads(container, new Date());
}

export const config = { name: "delete-unwanted-uploads", schedule: "7 * * * *" };

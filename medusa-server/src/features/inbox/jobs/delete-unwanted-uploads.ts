import type { Container } from "../../../platform/container.ts";
import { deleteUnwantedUploads } from "../uploads/delete-uploads.ts";

/** Runs every hour; several servers may run it at once. */
export default async function deleteUnwantedUploadsJob(container: Container): Promise<void> {
  await deleteUnwantedUploads(container, new Date());
}

export const config = { name: "delete-unwanted-uploads", schedule: "7 * * * *" };

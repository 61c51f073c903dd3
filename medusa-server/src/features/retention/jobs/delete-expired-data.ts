import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteExpiredData } from "../delete-expired-data.ts";
import { readRetentionSettings } from "../read-retention-settings.ts";

/** Runs every night, on one of several servers. */
export default async function deleteExpiredDataJob(container: MedusaContainer): Promise<void> {
  await deleteExpiredData(container, readRetentionSettings(), new Date());
}

export const config = { name: "delete-expired-data", schedule: "41 3 * * *" };

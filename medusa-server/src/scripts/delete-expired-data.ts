import type { ExecArgs } from "@medusajs/framework/types";
import { deleteExpiredData } from "../features/retention/delete-expired-data.ts";
import { readRetentionSettings } from "../features/retention/read-retention-settings.ts";

/** Runs the nightly job manually: `medusa exec ./src/scripts/delete-expired-data.js`. */
export default async function run({ container }: ExecArgs): Promise<void> {
  await deleteExpiredData(container, readRetentionSettings(), new Date());
}

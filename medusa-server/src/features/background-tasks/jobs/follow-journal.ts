import type { MedusaContainer } from "@medusajs/framework/types";
import { followJournal } from "../follow-journal.ts";

/** Picks up events whose wake-up was missed, and retries failed deliveries. Several servers may run it at once. */
export default function followJournalJob(container: MedusaContainer): Promise<void> {
  return followJournal(container);
}

export const config = { name: "follow-journal", schedule: { interval: 5000 } };

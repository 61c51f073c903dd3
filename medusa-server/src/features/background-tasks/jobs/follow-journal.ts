import type { MedusaContainer } from "@medusajs/framework/types";
import { followJournal } from "../follow-journal.ts";

/** What no event woke, and what failed before. Several servers may do it at once. */
export default function followJournalJob(container: MedusaContainer): Promise<void> {
  return followJournal(container);
}

export const config = { name: "follow-journal", schedule: { interval: 5000 } };

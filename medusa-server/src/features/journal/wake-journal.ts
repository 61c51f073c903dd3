import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** The event that wakes who follows the journal: in this process, or in the one that works where there are several. */
export const journalWritten = "journal.written";

/**
 * Tells that something was written that the journal knows of, so that its consumers need not wait for the job. The caller
 * waits for none of them, and is not told of a failure: what was written stands, and the job comes to it.
 */
export async function wakeJournal(container: MedusaContainer): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit({ name: journalWritten, data: {} });
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The journal waits for the next job: ${String(error)}`);
  }
}

import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/** The event that wakes who follows the journal: in this process, or in the one that works where there are several. */
export const journalWritten = "journal.written";

/**
 * Tells that something was written that the journal knows of, so that its consumers need not wait for the job. The caller
 * waits for none of them, and is not told of a failure: what was written stands, and the job comes to it.
 */
export async function wakeJournal(container: Container): Promise<void> {
  try {
    await emitEvent(container, journalWritten);
  } catch (error) {
    getLogger(container).error(`The journal waits for the next job: ${String(error)}`);
  }
}

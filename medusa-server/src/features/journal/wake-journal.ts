import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/** Wakes the journal's followers, in this process or in the worker process when there are several. */
export const journalWritten = "journal.written";

/**
 * Announces a write to the journal, so that its consumers need not wait for the job. The caller neither waits for them
 * nor sees a failure: the write is committed, and the job handles it later.
 */
export async function wakeJournal(container: Container): Promise<void> {
  try {
    await emitEvent(container, journalWritten);
  } catch (error) {
    getLogger(container).error(`The journal waits for the next job: ${String(error)}`);
  }
}

import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/**
 * Event that starts the delivery of the journal, in this process or, when there are several, in the worker process.
 */
export const journalWritten = "journal.written";

/**
 * Announces a write to the journal, so that its consumers need not wait for the job. The caller neither waits for the
 * consumers nor sees a failure: the event is committed, and the job delivers it later.
 */
export async function wakeJournal(container: Container): Promise<void> {
  try {
    await emitEvent(container, journalWritten);
  } catch (error) {
    getLogger(container).error(`The journal waits for the next job: ${String(error)}`);
  }
}

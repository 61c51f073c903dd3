/** The event that wakes who follows the journal: in this process, or in the one that works where there are several. */
export const journalWritten = "journal.written";

/** The types of events in an enquiry's history. */
export const enquiryEventTypes = [
  "created",
  "note",
  "reply",
  "state",
  "folder",
  "assignee",
  "file_deleted",
] as const;
export type EnquiryEventType = (typeof enquiryEventTypes)[number];

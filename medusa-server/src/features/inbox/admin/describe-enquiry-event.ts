import type { EnquiryEvent } from "../inbox-for-admin.ts";
import { enquiryFolderNames, enquiryStateNames } from "./enquiry-names.ts";

/** Describes an event of an enquiry in words; for a note or a reply, its kind. */
export function describeEnquiryEvent(event: EnquiryEvent): string {
  switch (event.type) {
    case "created":
      return "Received";
    case "file_deleted":
      return "File deleted";
    case "note":
      return "Note";
    case "reply":
      return "Reply to the sender";
    case "state":
      return `State: ${enquiryStateNames[event.state]}`;
    case "folder":
      return `Moved to ${enquiryFolderNames[event.folder]}`;
    case "assignee":
      return event.name === null ? "Assigned to nobody" : `Assigned to ${event.name}`;
  }
}

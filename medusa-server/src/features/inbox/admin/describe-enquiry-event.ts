import type { EnquiryEvent } from "../inbox-for-admin.ts";
import { enquiryFolderNames, enquiryStateNames } from "./enquiry-names.ts";

/** What has happened to an enquiry, in words; of a note or a reply, what it is. */
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

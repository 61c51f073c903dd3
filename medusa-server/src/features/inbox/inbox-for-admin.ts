import type { EnquiryFolder, EnquiryKind, EnquiryState, UploadType } from "@spolverk/domain";

/** A row of the inbox. */
export type EnquiryRow = {
  id: string;
  number: string;
  kind: EnquiryKind;
  folder: EnquiryFolder;
  state: EnquiryState;
  name: string;
  email: string;
  site: string;
  language: string;
  /** The beginning of the message. */
  excerpt: string;
  files: number;
  assignee: { id: string; name: string } | null;
  /** ISO date-time */
  createdAt: string;
};

/** GET /admin/inbox */
export type InboxPage = { enquiries: EnquiryRow[]; count: number; offset: number; limit: number };

/** An event in an enquiry's history, oldest first. */
export type EnquiryEvent = {
  id: string;
  at: string;
  /** Name of the merchandiser; null for an event caused by the sender or the shop. */
  author: string | null;
} & (
  | { type: "created" | "file_deleted" }
  | { type: "note" | "reply"; text: string }
  | { type: "state"; state: EnquiryState }
  | { type: "folder"; folder: EnquiryFolder }
  | { type: "assignee"; name: string | null }
);

/** GET /admin/inbox/{id}, and the reply to every change of the enquiry. */
export type EnquiryForAdmin = EnquiryRow & {
  /** Every field that was filled in, under its name in the form. */
  answers: { name: string; value: string | number }[];
  attachments: { id: string; name: string; type: UploadType; bytes: number }[];
  events: EnquiryEvent[];
  /** Templates for a reply, in the sender's language. */
  templates: { name: string; text: string }[];
};

/** GET /admin/inbox/assignees: users of the admin. */
export type Assignees = { assignees: { id: string; name: string }[] };

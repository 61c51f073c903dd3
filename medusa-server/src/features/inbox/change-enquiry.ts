import type { Container } from "../../platform/container.ts";
import type { EnquiryChangeBody } from "./api/inbox-body.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { INBOX_MODULE } from "./modules/inbox/index.ts";
import { readUserNames } from "../../database/read-user-names.ts";

/** Changes an enquiry. Moving it out of the suspicious folder mails its sender. */
export async function changeEnquiry(
  container: Container,
  id: string,
  change: EnquiryChangeBody,
  authorId: string,
): Promise<"changed" | "unknown" | "unknown_assignee"> {
  const { assignee } = change;
  if (assignee && !(await readUserNames(container, [assignee])).has(assignee)) return "unknown_assignee";
  const inbox = container.resolve(INBOX_MODULE);
  if (!(await inbox.changeEnquiry(id, change, authorId))) return "unknown";
  if (change.folder === "inbox") await wakeJournal(container);
  return "changed";
}

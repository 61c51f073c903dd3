import type { EnquiryBody, EnquiryReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { INBOX_MODULE } from "./modules/inbox/index.ts";

/** Stores an enquiry with its files, and then mails its sender unless it is suspicious. */
export async function saveEnquiry(container: Container, enquiry: EnquiryBody): Promise<EnquiryReply> {
  const inbox = container.resolve(INBOX_MODULE);
  const saved = await inbox.saveEnquiry(enquiry);
  if (saved === null) return { kind: "uploadNotFound" };
  await wakeJournal(container);
  return { kind: "saved", number: saved.number };
}

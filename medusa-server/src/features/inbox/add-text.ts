import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { INBOX_MODULE } from "./modules/inbox/index.ts";

/**
 * Adds a note to an enquiry, or a reply, which is mailed to the sender. The idempotency key makes a repeated call
 * harmless.
 */
export async function addText(
  container: Container,
  id: string,
  text: { type: "note" | "reply"; text: string; key: string; authorId: string },
): Promise<void> {
  const inbox = container.resolve(INBOX_MODULE);
  const isKnown = await inbox.addText(id, text);
  if (isKnown && text.type === "reply") await wakeJournal(container);
}

import { variable } from "./shop.ts";

type Contact = { email: string; lists: string[]; at: string };

/** Reads an address's contact from SendGrid's emulator. */
export async function readContact(email: string): Promise<Contact | undefined> {
  const response = await fetch(`${variable("MAIL_URL")}/contacts`);
  const { contacts } = (await response.json()) as { contacts: Contact[] };
  return contacts.find((contact) => contact.email === email);
}

/** Makes SendGrid's emulator refuse calls about a contact, or unsubscribe an address there. */
export async function controlMailbox(
  order: { email: string; status: number; times: number; of: "contacts" } | { unsubscribe: string },
): Promise<void> {
  const response = await fetch(`${variable("MAIL_URL")}/_control`, {
    method: "POST",
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
}

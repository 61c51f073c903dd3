import { z } from "../../platform/zod.ts";
import type { NewsletterSettings } from "./newsletter-settings.ts";

/** The mailing service refused, failed, did not answer or sent an unreadable answer. */
export class ContactsError extends Error {
  override readonly name = "ContactsError";
}

/** An address that unsubscribed at the mailing service itself, and when. */
export type Suppressed = { email: string; at: Date };

export type Contacts = {
  /** Adds an address to the list; a repeated call changes nothing. @throws ContactsError */
  add: (email: string) => Promise<void>;
  /** Deletes an address. @returns whether there was such a contact. @throws ContactsError */
  remove: (email: string) => Promise<boolean>;
  /**
   * Lists the addresses that unsubscribed from all mails, or from a group of them, since an instant. @throws
   * ContactsError
   */
  listSuppressed: (since: Date) => Promise<Suppressed[]>;
};

const answerWithinMs = 10_000;
/** Rows of one reply; SendGrid allows no more. */
const pageSize = 500;

const foundSchema = z.object({
  result: z.record(z.string(), z.object({ contact: z.object({ id: z.string().min(1) }).optional() })),
});
/** Unix time in seconds. */
const instant = z.number().transform((seconds) => new Date(seconds * 1000));
const email = z.string().transform((text) => text.toLowerCase());
const globalSchema = z.array(z.object({ email, created: instant }));
const groupSchema = z.array(z.object({ email, created_at: instant }));

/**
 * Keeps the subscribers as contacts of SendGrid's marketing API, through a separate client from that of the mails
 * [7.14].
 */
export function createSendgridContacts({ apiKey, url, list }: NewsletterSettings): Contacts {
  async function call(method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object) {
    try {
      const response = await fetch(new URL(`/v3${path}`, url), {
        method,
        headers: { authorization: `Bearer ${apiKey}`, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new ContactsError(`SendGrid did not answer: ${String(cause)}`, { cause });
    }
  }

  /** Requests a change. SendGrid carries it out later; 202 is its only confirmation. */
  async function change(method: "PUT" | "DELETE", path: string, body?: object): Promise<void> {
    const { status } = await call(method, path, body);
    if (status !== 202) throw new ContactsError(`SendGrid answered ${status}`);
  }

  async function read<T>(schema: z.ZodType<T>, path: string): Promise<T> {
    const { status, text } = await call("GET", path);
    return parse(schema, status, text);
  }

  return {
    add: (address) =>
      change("PUT", "/marketing/contacts", { list_ids: [list], contacts: [{ email: address }] }),
    async remove(address) {
      const { status, text } = await call("POST", "/marketing/contacts/search/emails", { emails: [address] });
      if (status === 404) return false;
      const id = parse(foundSchema, status, text).result[address]?.contact?.id;
      if (id === undefined) return false;
      await change("DELETE", `/marketing/contacts?ids=${encodeURIComponent(id)}`);
      return true;
    },
    async listSuppressed(since) {
      const suppressed: Suppressed[] = [];
      const start = Math.floor(since.getTime() / 1000);
      for (let offset = 0; ; offset += pageSize) {
        const query = `start_time=${start}&limit=${pageSize}&offset=${offset}`;
        const page = await read(globalSchema, `/suppression/unsubscribes?${query}`);
        suppressed.push(...page.map((row) => ({ email: row.email, at: row.created })));
        if (page.length < pageSize) break;
      }
      // SendGrid returns all unsubscribers of groups at once, whatever their time.
      const groups = await read(groupSchema, "/asm/suppressions");
      const ofGroups = groups.map((row) => ({ email: row.email, at: row.created_at }));
      return [...suppressed, ...ofGroups.filter(({ at }) => at >= since)];
    },
  };
}

function parse<T>(schema: z.ZodType<T>, status: number, text: string): T {
  const parsed = status === 200 ? schema.safeParse(toJson(text)) : null;
  if (!parsed?.success) throw new ContactsError(`SendGrid answered ${status}: ${text}`.slice(0, 300));
  return parsed.data;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

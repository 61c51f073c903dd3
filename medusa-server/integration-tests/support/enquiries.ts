import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { EnquiryBody, EnquiryReply, UploadReply } from "@spolverk/medusa-contract";
import type { EnquiryForAdmin, InboxPage } from "../../src/features/inbox/inbox-for-admin.ts";
import { admin, database, internal, variable } from "./shop.ts";

export const newEmail = () => `enquiry-${randomUUID()}@example.com`;

/**
 * Sends a file to the internal API, which accepts any bytes.
 * @param length declared length; null declares none
 * @param client hash of the sender's address
 */
export async function postUpload(
  name: string,
  content: Buffer,
  length: number | null = null,
  client: string | null = null,
): Promise<{ status: number; reply: UploadReply }> {
  const query = new URLSearchParams({
    name,
    ...(length === null ? {} : { length: String(length) }),
    ...(client === null ? {} : { client }),
  });
  const response = await fetch(`${variable("MEDUSA_URL")}/internal/uploads?${query}`, {
    method: "POST",
    headers: { "x-internal-token": variable("INTERNAL_TOKEN"), "content-type": "application/octet-stream" },
    body: new Uint8Array(content),
  });
  return { status: response.status, reply: (await response.json()) as UploadReply };
}

/** Uploads a file and expects it to be accepted. */
export async function upload(name: string, content: Buffer) {
  const { status, reply } = await postUpload(name, content, content.length);
  assert.equal(status, 200);
  assert.ok(reply.kind === "stored", JSON.stringify(reply));
  return reply.upload;
}

/** Sends an enquiry by the contact form. */
export async function postEnquiry(change: Partial<EnquiryBody> = {}): Promise<EnquiryReply> {
  const enquiry: EnquiryBody = {
    kind: "contact",
    site: "se",
    language: "sv",
    name: "Åsa Öberg",
    email: newEmail(),
    answers: { orderNumber: "1042", message: "Spolen kom.\nDen är blå." },
    uploadIds: [],
    isSuspicious: false,
    ...change,
  };
  const { status, body } = await internal<EnquiryReply>("enquiries", enquiry);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** Sends an enquiry and expects it to be stored. */
export async function sendEnquiry(change: Partial<EnquiryBody> = {}) {
  const email = change.email ?? newEmail();
  const reply = await postEnquiry({ ...change, email });
  assert.ok(reply.kind === "saved", reply.kind);
  const [found] = await database.query<{ id: string }>("select id from enquiry where number = ?", [
    reply.number,
  ]);
  assert.ok(found);
  return { id: found.id, number: reply.number, email };
}

export async function readInbox(query: Record<string, string>): Promise<InboxPage> {
  const { status, body } = await admin<InboxPage>(`inbox?${new URLSearchParams(query)}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** Reads an enquiry as the admin shows it. With `change`, changes the enquiry first. */
export async function readEnquiry(id: string, path = "", change?: object): Promise<EnquiryForAdmin> {
  const { status, body } = await admin<EnquiryForAdmin>(`inbox/${id}${path}`, change);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

export type MailRow = { kind: string; state: string; attempts: number; last_error: string | null };

/** Reads the mails about an enquiry in the outbox, oldest first. */
export const readEnquiryMails = (id: string) =>
  database.query<MailRow>(
    "select kind, state, attempts, last_error from mail where source_id = ? order by created_at",
    [id],
  );

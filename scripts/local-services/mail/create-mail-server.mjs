import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import { text } from "node:stream/consumers";
import { readContacts, readControl, readEmails, readMail } from "./read-sendgrid-request.mjs";
import { toMailboxPage } from "./to-mailbox-page.mjs";

/**
 * @typedef {object} MailSettings
 * @property {import("./open-mailbox.mjs").Mailbox} mailbox
 * @property {string} apiKey
 * @property {() => Date} now
 * @property {import("./create-refusals.mjs").Refusals} refusals
 * @typedef {{ status: number, type?: string, body: string | Buffer }} Answer
 */

/** @param {number} status @param {unknown} body @returns {Answer} */
const json = (status, body) => ({ status, type: "application/json", body: JSON.stringify(body) });
/** @param {string} message */
const refusal = (message) => ({ errors: [{ message, field: null, help: null }] });

/** @param {MailSettings} settings @param {string} body */
function putContacts({ mailbox, now, refusals }, body) {
  const read = readContacts(body);
  if ("errors" in read) return json(400, { errors: read.errors });
  const emails = read.request.contacts.map(({ email }) => email.toLowerCase());
  const refused = refusals.take("contacts", emails);
  if (refused !== null) return json(refused, refusal("refused on request"));
  mailbox.putContacts(emails, read.request.list_ids, now().toISOString());
  return json(202, { job_id: randomUUID() });
}

/** @param {string} email */
const toContactId = (email) => createHash("sha256").update(email).digest("hex").slice(0, 32);

/** Finds contacts by address; answers 404 when none of the addresses is a contact. @param {MailSettings} settings @param {string} body */
function searchContacts({ mailbox, refusals }, body) {
  const read = readEmails(body);
  if ("errors" in read) return json(400, { errors: read.errors });
  const refused = refusals.take("contacts", read.request.emails);
  if (refused !== null) return json(refused, refusal("refused on request"));
  const { contacts } = mailbox.read();
  const found = read.request.emails.filter((email) =>
    contacts.some((each) => each.email === email.toLowerCase()),
  );
  if (found.length === 0) return json(404, refusal("not found"));
  const toContact = (/** @type {string} */ email) => ({
    contact: { id: toContactId(email.toLowerCase()), email },
  });
  return json(200, { result: Object.fromEntries(found.map((email) => [email, toContact(email)])) });
}

/** @param {MailSettings} settings @param {string} _body @param {URLSearchParams} query */
function deleteContacts({ mailbox }, _body, query) {
  const ids = query.get("ids")?.split(",") ?? [];
  if (ids.length === 0) return json(400, refusal("ids or delete_all_contacts is required"));
  const emails = mailbox.read().contacts.map(({ email }) => email);
  mailbox.removeContacts(emails.filter((email) => ids.includes(toContactId(email))));
  return json(202, { job_id: randomUUID() });
}

const toSeconds = (/** @type {string} */ at) => Math.floor(Date.parse(at) / 1000);

/** @param {MailSettings} settings @param {string} _body @param {URLSearchParams} query */
function listUnsubscribes({ mailbox }, _body, query) {
  const start = Number(query.get("start_time") ?? 0);
  const offset = Number(query.get("offset") ?? 0);
  const all = mailbox
    .read()
    .unsubscribes.map(({ email, at }) => ({ email, created: toSeconds(at) }))
    .filter(({ created }) => created >= start);
  return json(200, all.slice(offset, offset + Number(query.get("limit") ?? 500)));
}

/** @param {MailSettings} settings @param {string} body */
function sendMail({ mailbox, now, refusals }, body) {
  const read = readMail(body);
  if ("errors" in read) return json(400, { errors: read.errors });
  const { personalizations, from, subject, content, attachments, headers } = read.request;
  const refused = refusals.take(
    "mails",
    personalizations.flatMap(({ to }) => to.map(({ email }) => email)),
  );
  if (refused !== null) return json(refused, refusal("refused on request"));
  const part = (/** @type {string} */ type) => content.find((each) => each.type === type)?.value ?? "";
  for (const personalization of personalizations) {
    mailbox.addMail({
      id: randomUUID(),
      at: now().toISOString(),
      from: from.email,
      to: personalization.to.map(({ email }) => email),
      subject: personalization.subject ?? subject,
      text: part("text/plain"),
      html: part("text/html"),
      attachments,
      headers,
    });
  }
  return { status: 202, body: "" };
}

/** Sends an attachment of a mail: `/mails/<id>/<filename>`. @param {MailSettings} settings @param {string} pathname */
function readFile({ mailbox }, pathname) {
  const [, , id, filename] = pathname.split("/").map(decodeURIComponent);
  const mail = mailbox.read().mails.find((each) => each.id === id);
  const file = mail?.attachments?.find((each) => each.filename === filename);
  if (!file) return json(404, refusal("not found"));
  return { status: 200, type: file.type, body: Buffer.from(file.content, "base64") };
}

/**
 * Answers `POST /_control`: {email, status, times, of} simulates refusals, {unsubscribe} an unsubscription at SendGrid.
 *
 * @param {MailSettings} settings @param {string} body
 */
function control({ mailbox, now, refusals }, body) {
  const read = readControl(body);
  if ("errors" in read) return json(400, { errors: read.errors });
  if ("unsubscribe" in read.request) {
    mailbox.addUnsubscribe({ email: read.request.unsubscribe.toLowerCase(), at: now().toISOString() });
  } else refusals.add(read.request);
  return { status: 204, body: "" };
}

/** @param {MailSettings} settings @param {http.IncomingMessage} request @returns {Promise<Answer>} */
async function answer(settings, request) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const call = `${request.method} ${pathname}`;
  if (call === "GET /health") return { status: 200, type: "text/plain", body: "live\n" };
  if (call === "GET /") {
    return { status: 200, type: "text/html; charset=utf-8", body: toMailboxPage(settings.mailbox.read()) };
  }
  if (call === "GET /mails") {
    const to = searchParams.get("to");
    return json(200, { mails: settings.mailbox.read().mails.filter((mail) => to && mail.to.includes(to)) });
  }
  if (call.startsWith("GET /mails/")) return readFile(settings, pathname);
  if (call === "GET /contacts") return json(200, { contacts: settings.mailbox.read().contacts });
  if (call === "POST /_control") return control(settings, await text(request));
  const carryOut = {
    "PUT /v3/marketing/contacts": putContacts,
    "POST /v3/marketing/contacts/search/emails": searchContacts,
    "DELETE /v3/marketing/contacts": deleteContacts,
    "GET /v3/suppression/unsubscribes": listUnsubscribes,
    // The shop's mails belong to no unsubscribe group.
    "GET /v3/asm/suppressions": () => json(200, []),
    "POST /v3/mail/send": sendMail,
  }[call];
  if (!carryOut) return json(404, refusal("not found"));
  if (request.headers.authorization !== `Bearer ${settings.apiKey}`) {
    return json(401, refusal("The provided authorization grant is invalid, expired, or revoked"));
  }
  return carryOut(settings, await text(request), searchParams);
}

/**
 * Creates an emulator of SendGrid: its marketing contacts, its mails, and a page that shows both.
 *
 * @param {MailSettings} settings
 */
export function createMailServer(settings) {
  return http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const send = (/** @type {Answer} */ { status, type, body }) => {
      // The HTML of a mail is not trusted: the policy forbids scripts and requests.
      response.writeHead(status, {
        ...(type && { "Content-Type": type }),
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      });
      response.end(body);
    };
    answer(settings, request).then(send, (error) => {
      console.error(request.url, error);
      send(json(500, refusal("internal server error")));
    });
  });
}

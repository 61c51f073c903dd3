import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {{ filename: string, type: string, content: string }} Attachment the content is base64
 * @typedef {{ id: string, at: string, from: string, to: string[], subject: string, text: string, html: string }} Letter
 * @typedef {Letter & { attachments?: Attachment[], headers?: Record<string, string> }} Mail
 * @typedef {{ email: string, lists: string[], at: string }} Contact
 * @typedef {{ email: string, at: string }} Unsubscribe
 * @typedef {{ mails: Mail[], contacts: Contact[], unsubscribes?: Unsubscribe[] }} Contents
 */

const mostMails = 500;

/**
 * The sent mails, stored in a file so that they survive a restart.
 *
 * @param {string} file
 */
export function openMailbox(file) {
  /** @type {Contents} */
  let contents = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, "utf8"))
    : { mails: [], contacts: [] };

  /** @param {Contents} changed */
  const write = (changed) => {
    contents = changed;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Renamed into place: a stop in the middle leaves the last whole file.
    fs.writeFileSync(`${file}.new`, JSON.stringify(contents));
    fs.renameSync(`${file}.new`, file);
  };

  return {
    read: () => contents,
    /** The newest first. @param {Mail} mail */
    addMail: (mail) => write({ ...contents, mails: [mail, ...contents.mails].slice(0, mostMails) }),
    /** An address is one contact, whatever it joins. @param {string[]} emails @param {string[]} lists @param {string} at */
    putContacts(emails, lists, at) {
      const kept = contents.contacts.filter(({ email }) => !emails.includes(email));
      const put = emails.map((email) => {
        const known = contents.contacts.find((contact) => contact.email === email);
        return { email, lists: [...new Set([...(known?.lists ?? []), ...lists])], at: known?.at ?? at };
      });
      write({ ...contents, contacts: [...kept, ...put] });
    },
    /** Whoever unsubscribes at SendGrid itself stays a contact there. @param {Unsubscribe} unsubscribe */
    addUnsubscribe(unsubscribe) {
      write({ ...contents, unsubscribes: [...(contents.unsubscribes ?? []), unsubscribe] });
    },
    /** @param {string[]} emails */
    removeContacts(emails) {
      write({ ...contents, contacts: contents.contacts.filter(({ email }) => !emails.includes(email)) });
    },
  };
}

/** @typedef {ReturnType<typeof openMailbox>} Mailbox */

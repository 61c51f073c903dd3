import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {{ filename: string, type: string, content: string }} Attachment the content is base64
 * @typedef {{ id: string, at: string, from: string, to: string[], subject: string, text: string, html: string }} Letter
 * @typedef {Letter & { attachments?: Attachment[], headers?: Record<string, string> }} Mail
 * @typedef {{ email: string, lists: string[], at: string }} Contact
 * @typedef {{ email: string, at: string }} Unsubscribe
 * @typedef {{ contacts: Contact[], unsubscribes: Unsubscribe[] }} Readers
 * @typedef {Readers & { mails: Mail[] }} Contents
 */

const mostMails = 500;

/** Writes a new file and renames it, so that a stop halfway leaves the previous file intact. @param {string} file @param {unknown} value */
function writeJson(file, value) {
  fs.writeFileSync(`${file}.new`, JSON.stringify(value));
  fs.renameSync(`${file}.new`, file);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/**
 * Opens the stored mails and newsletter contacts, which survive a restart. The contacts are in `file`. Each mail has
 * its own file beside it, so that a new mail does not rewrite hundreds of others.
 *
 * @param {string} file
 */
export function openMailbox(file) {
  const folder = path.join(path.dirname(file), "mails");
  fs.mkdirSync(folder, { recursive: true });
  /** @param {number} number in the order in which they came */
  const fileOf = (number) => path.join(folder, `${number}.json`);
  const numbers = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => Number.parseInt(name, 10))
    .toSorted((a, b) => b - a);
  let newest = numbers[0] ?? 0;
  /** @type {Mail[]} */
  let mails = numbers.map((number) => readJson(fileOf(number)));
  const { contacts = [], unsubscribes = [] } = fs.existsSync(file) ? readJson(file) : {};
  /** @type {Readers} */
  let readers = { contacts, unsubscribes };

  /** @param {Readers} changed */
  const write = (changed) => {
    readers = changed;
    writeJson(file, readers);
  };

  return {
    /** Returns everything stored, the newest mail first. @returns {Contents} */
    read: () => ({ ...readers, mails }),
    /** @param {Mail} mail */
    addMail(mail) {
      newest += 1;
      writeJson(fileOf(newest), mail);
      mails = [mail, ...mails].slice(0, mostMails);
      fs.rmSync(fileOf(newest - mostMails), { force: true });
    },
    /** Adds contacts to lists; an address is one contact, however many lists it is on. @param {string[]} emails @param {string[]} lists @param {string} at */
    putContacts(emails, lists, at) {
      const kept = readers.contacts.filter(({ email }) => !emails.includes(email));
      const put = emails.map((email) => {
        const known = readers.contacts.find((contact) => contact.email === email);
        return { email, lists: [...new Set([...(known?.lists ?? []), ...lists])], at: known?.at ?? at };
      });
      write({ ...readers, contacts: [...kept, ...put] });
    },
    /** Stores an unsubscription at SendGrid itself, after which the address stays a contact. @param {Unsubscribe} unsubscribe */
    addUnsubscribe(unsubscribe) {
      write({ ...readers, unsubscribes: [...readers.unsubscribes, unsubscribe] });
    },
    /** @param {string[]} emails */
    removeContacts(emails) {
      write({ ...readers, contacts: readers.contacts.filter(({ email }) => !emails.includes(email)) });
    },
  };
}

/** @typedef {ReturnType<typeof openMailbox>} Mailbox */

/** @param {string} text */
const escape = (text) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** @param {import("./open-mailbox.mjs").Mail} mail */
const toFiles = ({ id, attachments = [] }) =>
  attachments
    .map(({ filename }) => {
      const path = `/mails/${encodeURIComponent(id)}/${encodeURIComponent(filename)}`;
      return `<p><a href="${escape(path)}">${escape(filename)}</a></p>`;
    })
    .join("");

/** @param {import("./open-mailbox.mjs").Mail} mail */
const toMail = (mail) => {
  const { at, from, to, subject, text, html } = mail;
  return `<details>
<summary><strong>${escape(subject)}</strong> <span>${escape(to.join(", "))}</span> <time>${escape(at)}</time></summary>
<p>From ${escape(from)}</p>
${html ? `<iframe sandbox srcdoc="${escape(html)}" title="${escape(subject)}"></iframe>` : ""}
${html ? `<details class="text"><summary>As text</summary><pre>${escape(text)}</pre></details>` : `<pre>${escape(text)}</pre>`}
${toFiles(mail)}</details>`;
};

/** Maximum number of mails on the page: each has a frame, and a browser needs most of a minute for hundreds of them. */
const maxShownMails = 50;

/**
 * Renders the newest mails, newest first, and every newsletter contact.
 *
 * @param {import("./open-mailbox.mjs").Contents} contents
 */
export function toMailboxPage({ mails, contacts }) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox | Spolverk</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
main > details { border-top: 1px solid #8886 }
details { padding: .75rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
time, span { margin-left: .75rem; opacity: .7 }
iframe { width: 100%; height: 40rem; border: 1px solid #8886; border-radius: .5rem; color-scheme: light dark }
pre { white-space: pre-wrap }
</style>
<main>
<h1>Mailbox</h1>
<p>What the shop has sent on this machine. Nothing has left it.</p>
<h2>Mails (${mails.length}${mails.length > maxShownMails ? `, the newest ${maxShownMails}` : ""})</h2>
${mails.slice(0, maxShownMails).map(toMail).join("\n") || "<p>None yet.</p>"}
<h2>Newsletter (${contacts.length})</h2>
<ul>
${contacts.map(({ email, at }) => `<li>${escape(email)} <time>${escape(at)}</time></li>`).join("\n")}
</ul>
</main>
</html>
`;
}

import { createIdentityTranslate, readShop } from "@spolverk/content";
import { escapeHtml } from "../payments/create-payment-server.mjs";
import { renderPasswordlessEmail } from "./render-passwordless-email.mjs";

/**
 * @typedef {import("@spolverk/content").Language} Language
 * @typedef {{ apiKey: string, url: string, from: string, origins: readonly string[] }} MailSettings origins of the
 *   sites, the international one first
 * @typedef {{ to: string, language: Language, kind: "reset", link: string }} ResetMail
 * @typedef {{ to: string, language: Language, kind: "verify", code: string }} VerifyMail
 * @typedef {{ to: string, language: Language, kind: "code", code: string, link?: string }} CodeMail
 * @typedef {ResetMail | VerifyMail | CodeMail} Mail
 */

/** Renders the mail by the template that the operator copies into the tenant. @param {CodeMail} mail @param {readonly string[]} origins */
function renderCodeMail({ language, code, link }, origins) {
  const html = renderPasswordlessEmail({ origins, link, code, language });
  const lines = html.replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, "$2: $1").split(/<[^>]*>|\n/);
  return {
    subject: createIdentityTranslate(language)("mailSubject.code", { code }),
    text: lines.filter((line) => line.trim() !== "").join("\n\n"),
    html: `<!doctype html>\n<html lang="${language}">\n${html}</html>\n`,
  };
}

/** @param {ResetMail | VerifyMail} mail */
function renderOtherMail(mail) {
  const { language, kind } = mail;
  const t = createIdentityTranslate(language);
  const values = mail.kind === "verify" ? { code: mail.code } : { email: mail.to };
  const [title, body] = [t(`mailTitle.${kind}`), t(`mailText.${kind}`, values)];
  const link = mail.kind === "reset" ? { address: mail.link, text: t(`mailButton.${mail.kind}`) } : null;
  const small = [t(`mailExpires.${kind}`), t("mail.ignore")];
  return {
    subject: t(`mailSubject.${kind}`, values),
    text: `${title}\n\n${body}\n\n${link ? `${link.text}: ${link.address}\n\n` : ""}${small.join("\n")}\n\nSpolverk\n${readShop().support.email}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark } body { font: 16px/1.55 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; max-width: 34rem; margin: 2rem auto; padding: 0 1rem } a { display: inline-block; padding: .8rem 1.5rem; border-radius: .5rem; background: #1c5a41; color: #fff; font-weight: 600; text-decoration: none } small { display: block }</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(body)}</p>
${link ? `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>` : ""}
${small.map((line) => `<small>${escapeHtml(line)}</small>`).join("\n")}
</body>
</html>
`,
  };
}

/**
 * Sends the identity provider's mails by SendGrid's API, as the shop does. Locally the mail emulator shows them.
 *
 * @param {MailSettings} settings
 * @returns {(mail: Mail) => Promise<void>} throws when SendGrid refuses the mail
 */
export function createMailer({ apiKey, url, from, origins }) {
  return async (mail) => {
    const { subject, text, html } =
      mail.kind === "code" ? renderCodeMail(mail, origins) : renderOtherMail(mail);
    const response = await fetch(new URL("/v3/mail/send", url), {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        personalizations: [{ to: [{ email: mail.to }] }],
        from: { email: from, name: "Spolverk" },
        subject,
        content: [
          { type: "text/plain", value: text },
          { type: "text/html", value: html },
        ],
      }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status !== 202) throw new Error(`SendGrid answered ${response.status}`);
  };
}

/** @typedef {ReturnType<typeof createMailer>} SendMail */

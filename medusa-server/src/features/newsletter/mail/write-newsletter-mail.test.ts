import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { renderMail } from "../../mails/render-mail.ts";
import { toUnsubscribeHeaders } from "./write-newsletter-mail.ts";

const token = "dGhlIHRva2VuIG9mIHRoZSBtYWlscyBhYm91dCBuZXdz";
const origin = "https://de.example.com";
const facts = { language: "de", site: { origin, otherLanguages: [] }, token } as const;

describe("a mail about the newsletter", () => {
  it("links to the page that confirms the address, and has no unsubscribe link before that", () => {
    const { text, html } = renderMail({ kind: "newsletter_confirmation", ...facts });
    const page = `${origin}/newsletter/confirm#${token}`;
    assert.ok(text.includes(`: ${page}\n`), text);
    assert.ok(html.includes(`href="${page}"`));
    assert.doesNotMatch(text, /unsubscribe#/);
  });

  it("contains an unsubscribe link once the address is confirmed, and headers for one-click unsubscribing (RFC 8058)", () => {
    const { text } = renderMail({ kind: "newsletter_welcome", ...facts });
    assert.ok(text.includes(`: ${origin}/newsletter/unsubscribe#${token}\n`), text);
    assert.deepEqual(toUnsubscribeHeaders(facts), {
      "List-Unsubscribe": `<${origin}/api/newsletter/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});

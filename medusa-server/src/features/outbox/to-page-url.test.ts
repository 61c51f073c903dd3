import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { MailSite } from "./mail-site.ts";
import { renderMail } from "../mails/render-mail.ts";
import { sampleMails } from "../mails/testing/sample-mails.ts";
import { toPageUrl } from "./to-page-url.ts";
import { toUnsubscribeHeaders } from "../newsletter/mail/write-newsletter-mail.ts";

const origin = "https://com.example.com";
const com: MailSite = { origin, otherLanguages: ["no"] };

describe("the address of a page in a mail", () => {
  it("contains a language other than the site's own as its last parameter, before a fragment", () => {
    for (const [path, url] of [
      ["/", "/?language=no"],
      ["/terms", "/terms?language=no"],
      ["/withdrawal?order=1042", "/withdrawal?order=1042&language=no"],
      ["/stock-notification#confirm=a-b_c", "/stock-notification?language=no#confirm=a-b_c"],
    ] as const) {
      assert.equal(toPageUrl(com, "no", path), origin + url);
      assert.equal(toPageUrl(com, "en", path), origin + path);
    }
  });

  it("adds no parameter for a language that the site lacks: the server would not remove it from the address", () => {
    assert.equal(toPageUrl(com, "sv", "/terms"), `${origin}/terms`);
  });
});

/** Lists the links to the shop itself, in the mail's HTML and text. */
function listPages(mail: { html: string; text: string }): URL[] {
  const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&"));
  const urls = [...links, ...(mail.text.match(/https?:\/\/\S+/g) ?? [])].map((url) => new URL(url));
  return urls.filter((url) => url.origin === origin);
}

for (const isCompany of [false, true]) {
  const order = { site: com, isCompany, hasWithdrawalPage: !isCompany, firstName: "Kim" };
  for (const [place, facts] of sampleMails({ ...order, language: "no" }).entries()) {
    const buyer = isCompany ? "a company" : "a private individual";
    it(`every link of a mail about ${facts.kind} to ${buyer} opens in Norwegian for a Norwegian reader of com [DESIGN 4]`, () => {
      const pages = listPages(renderMail(facts));
      // At least two: the shop's name at the top of the HTML, and its address at the end of the text.
      assert.ok(pages.length >= 2);
      for (const page of pages) assert.equal(page.searchParams.get("language"), "no", page.href);
      const english = listPages(renderMail(sampleMails({ ...order, language: "en" })[place]!));
      assert.equal(english.length, pages.length);
      for (const page of english) assert.equal(page.searchParams.get("language"), null, page.href);
    });
  }
}

it("the one-click unsubscribe address is not a page and has no language", () => {
  const headers = toUnsubscribeHeaders({ site: com, token: "abc" });
  assert.equal(headers["List-Unsubscribe"], `<${origin}/api/newsletter/unsubscribe/abc>`);
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { languages } from "@spolverk/content";
import type { EnquiryFacts } from "./enquiry-facts.ts";
import { renderMail } from "../../mails/render-mail.ts";
import { sampleEnquiryFacts } from "../testing/sample-enquiry-facts.ts";
import { sampleOrder as order } from "../../mails/testing/sample-order.ts";

const [received, reply] = sampleEnquiryFacts(order) as [EnquiryFacts, EnquiryFacts];
/** Matches plain text that mail programs turn into a link. */
const link = /(https?:\/\/\S+)|(www\.\S+)|([\p{L}\p{N}-]+\.[\p{L}]{2,})|(\S+@\S+\.\p{L}+)/u;
const evil =
  "Åsa http://evil.example/win www.evil.example <a href='https://evil.example'>x</a> me@evil.example";

/** The mail without the shop's own address at the end. */
const written = (text: string) => text.slice(0, text.lastIndexOf("Spolverk\n"));

describe("the mail that confirms an enquiry", () => {
  it("states the enquiry's number and repeats the sender's answers, with the names of the fields and files [3.47]", () => {
    const { subject, text } = renderMail(received);
    assert.match(subject, /E-10042/);
    assert.match(text, /ORDERNUMMER\n1042\n/);
    assert.match(text, /MEDDELANDE\nSpolen kom\.\nDen är blå, jag beställde röd\.\n/);
    assert.match(text, /MÄNGD \(KG\)\n50\n/);
    assert.match(text.replaceAll("\u200c", ""), /FILER\nspole\.jpg\n/);
  });

  it("contains no link written by the sender, since the address may belong to a stranger", () => {
    const answers = [
      { name: "message", value: evil },
      { name: evil, value: "x" },
    ];
    const { text, html } = renderMail({ ...received, name: evil, answers, files: ["evil.example.pdf"] });
    assert.doesNotMatch(written(text), link);
    assert.deepEqual(
      [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url),
      [`${order.site.origin}/`],
    );
    assert.doesNotMatch(html, /<a href='/);
  });

  it("shows the sender's words literally and interpolates no placeholder in them", () => {
    const answers = [{ name: "message", value: "{{number}} $t(enquiryReply.title)" }];
    const { text } = renderMail({ ...received, name: "{{number}} $t(enquiryReply.title)", answers });
    const shown = text.replaceAll("\u200c", "").split("{{number}} $t(enquiryReply.title)");
    assert.equal(shown.length, 3);
  });
});

describe("the mail with a reply", () => {
  it("shows the merchandiser's reply paragraph by paragraph, then quotes the enquiry", () => {
    const { text, html } = renderMail(reply);
    assert.match(text, /Hej Åsa!\n\nVi skickar en ny\.\n\nSpolverk\n[^]*E-10042[^]*Spolen kom\./);
    assert.match(html, />Vi skickar en ny\.<\/p>/);
  });

  for (const language of languages) {
    it(`frames the reply in the sender's language (${language})`, () => {
      const { text } = renderMail({ ...reply, language });
      assert.ok(text.includes("E-10042"));
      if (language !== "sv") assert.doesNotMatch(text, /ämnesraden/);
    });
  }
});

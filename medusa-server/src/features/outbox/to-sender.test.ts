import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { languages, readShop } from "@spolverk/content";
import { renderMail } from "../mails/render-mail.ts";
import { sampleOrder } from "../mails/testing/sample-order.ts";

describe("a mail", () => {
  for (const language of languages) {
    it(`ends with the seller in HTML and in text: name, address and registration numbers (${language})`, () => {
      const { html, text } = renderMail({
        kind: "order_cancelled",
        order: { ...sampleOrder, language },
        creditNote: null,
      });
      const { name, address, organizationNumber, vatNumber } = readShop().seller;
      for (const fact of [name, address, organizationNumber, vatNumber]) {
        assert.ok(html.includes(fact), `${fact} in HTML`);
        assert.ok(text.includes(fact), `${fact} in text`);
      }
    });
  }
});

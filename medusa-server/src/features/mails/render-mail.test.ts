import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Language, languages } from "@spolverk/content";
import { accountRoles, currencies, formatPrice, paymentMethods } from "@spolverk/domain";
import type { MailFacts } from "./mail-facts.ts";
import type { OrderFacts } from "../orders/order-facts.ts";
import { mailKinds } from "../outbox/modules/mail/mail-kinds.ts";
import { renderMail } from "./render-mail.ts";
import { sampleMails, sampleOrderInvoice as invoice, sampleToken as token } from "./testing/sample-mails.ts";
import { sampleOrder as order, sampleParcel as parcel, totalsWithoutExtras } from "./testing/sample-order.ts";

/** The text that the subject must contain, for mails whose subject does not name the order. */
const subjects: Partial<Record<MailFacts["kind"], string>> = {
  stock_confirmation: "PLA, Röd",
  back_in_stock: "PLA, Röd",
  invoice: "100042",
  invitation: "Öberg AB",
  club_welcome: "Spolverk",
  tier_reached: "Pro",
  points_expiring: "12",
  friend_purchased: "50",
  club_invitation: "Åsa Öberg",
  enquiry_received: "E-10042",
  enquiry_reply: "E-10042",
  newsletter_confirmation: "Spolverk",
  newsletter_welcome: "Spolverk",
  take_back_created: "R-10042",
  take_back_sent: "R-10042",
  take_back_received: "R-10042",
  take_back_approved: "R-10042",
  take_back_rejected: "R-10042",
  take_back_expired: "R-10042",
  withdrawal_received: "W-10042",
};
const confirm = (change: Partial<OrderFacts> = {}) =>
  renderMail({ kind: "order_confirmation", order: { ...order, ...change }, invoice: null, contract: null });

describe("a mail about stock", () => {
  it("links to the page that confirms or ends the notification, with the token in the URL's fragment, which no server gets [3.47]", () => {
    const [asked, told] = sampleMails()
      .filter(({ kind }) => kind === "stock_confirmation" || kind === "back_in_stock")
      .map(renderMail);
    const page = `${order.site.origin}/stock-notification`;
    assert.ok(asked!.text.includes(`: ${page}#confirm=${token}\n`), asked!.text);
    assert.ok(asked!.html.includes(`href="${page}#confirm=${token}"`));
    for (const mail of [asked!, told!]) assert.ok(mail.text.includes(`: ${page}#unsubscribe=${token}\n`));
    assert.doesNotMatch(told!.text, /#confirm=/);
  });
});

describe("an invitation", () => {
  it("names the inviter and the role's permissions, and links to the page that accepts it, with the token in the URL's fragment", () => {
    const invitation = sampleMails().find(({ kind }) => kind === "invitation")!;
    const { text, html } = renderMail(invitation);
    const page = `${order.site.origin}/account/invitation#token=${token}`;
    assert.ok(text.includes(`: ${page}\n`), text);
    assert.ok(html.includes(`href="${page}"`));
    assert.ok(text.includes("asa@example.com"));
    const texts = accountRoles.map((role) => renderMail({ ...invitation, role } as MailFacts).text);
    assert.equal(new Set(texts).size, accountRoles.length);
  });
});

describe("a mail of each kind", () => {
  it("appears among the sample mails of these tests", () => {
    assert.deepEqual(
      sampleMails().map(({ kind }) => kind),
      [...mailKinds],
    );
  });

  for (const language of languages) {
    for (const facts of sampleMails({ language })) {
      it(`about ${facts.kind} leaves no placeholder in ${language} and declares its language`, () => {
        const { subject, html, text } = renderMail(facts);
        for (const part of [subject, html, text]) {
          assert.doesNotMatch(part, /\{\{|\}\}|\bundefined\b|\bnull\b|NaN|N\/A|\[object/);
        }
        assert.match(html, new RegExp(`<html lang="${language}">`));
        assert.ok(subject.includes(subjects[facts.kind] ?? order.number));
      });
    }
  }

  it("differs in wording in each language", () => {
    for (const [at] of mailKinds.entries()) {
      const subjects = languages.map((language: Language) => renderMail(sampleMails({ language })[at]!).text);
      assert.equal(new Set(subjects).size, languages.length);
    }
  });

  it("names every payment method in every language", () => {
    for (const language of languages) {
      for (const paymentMethod of paymentMethods) assert.ok(confirm({ language, paymentMethod }).text);
    }
  });

  for (const currency of currencies) {
    it(`states the exact charge in ${currency}, in HTML and in text`, () => {
      const { html, text } = confirm({ currency });
      for (const minor of [
        49_900,
        123_456,
        150_001 - 11_316,
        7920,
        2320,
        -4000,
        36_231,
        181_156,
        -10_000,
        -40_000,
        131_156,
      ]) {
        const amount = formatPrice(minor, currency, true);
        assert.ok(html.includes(`>${amount}<`), `${amount} in HTML`);
        assert.ok(text.includes(`: ${amount}\n`), `${amount} in text`);
      }
    });
  }

  it("omits an absent discount, fee or delivery, and marks a free one as free", () => {
    const free = confirm({ totals: totalsWithoutExtras }).text;
    assert.match(free, /Frakt exkl\. moms: Fri\n/);
    assert.doesNotMatch(free, /Rabatt|Rabattkod|Faktureringsavgift|Poäng|Presentkort/);
    assert.doesNotMatch(confirm({ delivery: null }).text, /Frakt|LEVERERAS TILL/);
  });

  it("mentions no VAT when a company buys only gift cards: VAT is due when the cards are spent", () => {
    const totals = { ...totalsWithoutExtras, vat: 0, total: 100, toPay: 100 };
    const { text } = confirm({ isSummedWithoutVat: false, delivery: null, totals });
    assert.ok(text.includes(`Varor: ${formatPrice(100, "SEK", true)}\n`), text);
    assert.doesNotMatch(text, /exkl\. moms|\nMoms|varav moms/);
  });

  it("gives a gift card's code, value and expiry", () => {
    const { html, text } = renderMail(sampleMails().find(({ kind }) => kind === "gift_card")!);
    assert.match(text, /Kod: 0123-4567-89AB-CDEF\n/);
    assert.match(text, /Värde: 500\s*kr|Värde: .*500/);
    assert.match(text, /Gäller till och med: 21 november 2029\n/);
    assert.ok(html.includes(">0123-4567-89AB-CDEF<"));
  });

  it("names the exempting article for a supply to another EU country", () => {
    assert.match(confirm({ isIntraCommunity: true }).text, /artikel 138 i rådets direktiv 2006\/112\/EG/);
    assert.doesNotMatch(confirm().text, /artikel 138/);
  });

  it("names the exempting article for an export", () => {
    assert.match(confirm({ isExport: true }).text, /Export .*artikel 146 i rådets direktiv 2006\/112\/EG/);
    assert.doesNotMatch(confirm().text, /artikel 146/);
  });

  it("punctuates the greeting and labels by the rules of its language", () => {
    const receipt = (language: Language) => renderMail(sampleMails({ language }).at(-1)!).text;
    assert.match(receipt("de"), /\n\nGuten Tag Åsa Öberg!\n\nHiermit/);
    assert.match(receipt("it"), /\n\nBuongiorno Åsa Öberg!\n\nQuesta/);
    assert.match(receipt("fr"), /\nNuméro de commande\u00A0: 1042\n/);
    assert.doesNotMatch(receipt("fr"), /[^\d\u00A0]: /);
  });

  it("marks the line that follows later", () => {
    assert.match(confirm().text, /1 × Munstycke: .*\n {2}0,4 mm\. Åter i lager 9 december/);
  });

  it("turns no user text into HTML or a header", () => {
    const evil = `<img src=x onerror="alert('1')">&\r\nBcc: all@example.com`;
    for (const facts of [
      ...sampleMails({
        firstName: evil,
        delivery: evil,
        deliverTo: [evil],
        lines: [
          {
            quantity: 1,
            name: evil,
            variation: evil,
            total: 1,
            isBackOrder: false,
            deliveryDate: null,
            isAgreed: true,
            before: 2,
          },
        ],
      }),
      {
        kind: "back_in_stock",
        language: "sv",
        site: order.site,
        name: evil,
        path: "/product/x",
        token,
      } as const,
    ]) {
      const { html, subject } = renderMail(facts);
      assert.doesNotMatch(html, /<img|onerror="/);
      assert.doesNotMatch(subject, /[\r\n]/);
    }
  });

  it("names carrier and tracking number when they are known, and is complete without them", () => {
    const shipped = renderMail({ kind: "order_shipped", order, parcel });
    assert.match(shipped.text, /Transportör: PostNord\nKollinummer: UA123SE/);
    assert.ok(shipped.html.includes('href="https://track.example.com/?id=UA123SE&amp;lang=sv"'));
    const bare = renderMail({
      kind: "order_shipped",
      order,
      parcel: { ...parcel, carrier: null, tracking: [] },
    });
    assert.doesNotMatch(bare.text, /Transportör|Kollinummer|Följ paketet/);
    assert.match(bare.text, /2 × PLA\n {2}Röd, 750 g/);
  });

  it("links to the restocked product on the site of its language", () => {
    const { text, html } = renderMail(sampleMails().find(({ kind }) => kind === "back_in_stock")!);
    assert.ok(text.includes(": https://se.example.com/product/pla/red-750\n"));
    assert.ok(html.includes('href="https://se.example.com/product/pla/red-750"'));
  });

  it("states an invoice's amount, due day and reference", () => {
    const { subject, text } = renderMail({ kind: "invoice", order, invoice });
    assert.equal(subject, "Faktura 100042 från Spolverk");
    assert.match(text, /beställning 1042/);
    assert.ok(text.includes(formatPrice(12_500, "SEK", true)));
    assert.match(text, /1 april 2026/);
    assert.match(text, /RF\d\d/);
  });

  it("states the invoice's amount, due day and reference in a confirmation that encloses the invoice", () => {
    const { subject, text } = renderMail({ kind: "order_confirmation", order, invoice, contract: null });
    assert.equal(subject, "Din beställning 1042 hos Spolverk");
    assert.ok(text.includes(formatPrice(12_500, "SEK", true)));
    assert.match(text, /1 april 2026/);
    assert.match(text, /RF\d\d/);
    assert.doesNotMatch(confirm().text, /RF\d\d/);
  });

  for (const language of languages) {
    it(`says in ${language} that an order awaits approval, is approved, or why it is cancelled`, () => {
      const told = (kind: "order_approved" | "order_cancelled", approval: OrderFacts["approval"]) =>
        renderMail({ kind, order: { ...order, language, approval }, creditNote: null });
      const awaiting = confirm({ language, approval: "awaiting" });
      const plain = confirm({ language });
      assert.notEqual(awaiting.subject, plain.subject);
      assert.notEqual(awaiting.text.split("\n")[0], plain.text.split("\n")[0]);
      assert.ok(told("order_approved", "approved").text.includes(order.number));
      const cancelled = (["refused", "expired", "not_needed"] as const).map(
        (approval) => told("order_cancelled", approval).text,
      );
      assert.equal(new Set(cancelled).size, 3);
    });
  }
});

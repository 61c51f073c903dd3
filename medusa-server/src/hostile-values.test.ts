import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { z } from "@medusajs/framework/zod";
import { languages } from "@spolverk/content/languages";
import fc from "fast-check";
import { productDetailBodySchema } from "./features/catalogue/product-detail-body.ts";
import { shopSettingsBodySchema } from "./features/catalogue/shop-settings-body.ts";
import { variationDetailBodySchema } from "./features/catalogue/variation-detail-body.ts";
import { holdsOddLength } from "./http/refuse-odd-lengths.ts";
import { accountBodySchema } from "./features/accounts/api/account-body.ts";
import { accountsPageSchema } from "./features/accounts/api/accounts-query.ts";
import { agreementBodySchema } from "./features/accounts/api/agreement-body.ts";
import { liabilityQuerySchema, referralDecisionBodySchema } from "./features/club/api/club-body.ts";
import { giveBackBodySchema, payOutBodySchema } from "./features/gift-cards/api/gift-card-body.ts";
import {
  enquiryChangeBodySchema,
  enquiryTextBodySchema,
  inboxQuerySchema,
} from "./features/inbox/api/inbox-body.ts";
import { invitationBodySchema } from "./features/accounts/api/invitation-body.ts";
import { mailsPageSchema } from "./features/outbox/api/mails-query.ts";
import { pageQuerySchema } from "./forms/page-query.ts";
import { siteMessageBodySchema } from "./features/site-messages/api/site-message-body.ts";
import {
  withdrawalDecisionBodySchema,
  withdrawalOrderBodySchema,
  withdrawalOrderQuerySchema,
  withdrawalsQuerySchema,
} from "./features/withdrawals/api/withdrawal-body.ts";
import * as vat from "./features/catalogue/api/vat-body.ts";
import {
  takeBackMoveBodySchema,
  takeBackNoteBodySchema,
  takeBacksQuerySchema,
} from "./features/take-backs/api/take-back-body.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Each form with its schema and a valid body that has every field. */
const forms: Record<string, { schema: z.ZodType; body: Json }> = {
  variation: {
    schema: variationDetailBodySchema,
    body: {
      slug: "signal-red",
      back_order: true,
      discontinued: false,
      active_date: "2026-05-31",
      best_seller: 3,
      staff_pick: true,
      color_hex: "#c0392b",
      color_name: { en: "Signal red", sv: "Signalröd" },
      sale: { name: "Spring", percentage: 12.5 },
      restock_on: "2099-06-30",
      attributes: {
        diameter: 1.75,
        size: 1000,
        color: "signal-red",
        material: "PLA",
        hotend: "V6",
        version: 0.4,
        ho: true,
        listPrice: "SEK",
        giftCardValue: 50_000,
      },
      picture: "/media/products/signal-red.svg",
    },
  },
  product: {
    schema: productDetailBodySchema,
    body: {
      type: "filament",
      manufacturer: "Spolverk",
      discontinued: false,
      restricted: false,
      sold_by: "kilogram",
      information: {
        warnings: ["hot-surface"],
        hazard: { statements: ["H319"], precautions: ["P102"] },
        substances: [{ name: "Lead", cas: "7439-92-1", part: "brass" }],
        documents: [{ kind: "manual", language: "sv", file: "/uploads/1764-h1.pdf" }],
        packaging: { box: "PAP 20" },
        customs: { code: "391690", origin: "SE" },
        guarantee: { years: 5, producer: "Hejdal" },
        updatesUntil: "2031-12-31",
        recycled: { percent: 60, source: "pre-consumer", part: "housing" },
      },
      texts: Object.fromEntries(
        languages.map((language) => [
          language,
          { name: "PLA", description: "Two\nlines", bullets: ["Easy"] },
        ]),
      ),
    },
  },
  settings: {
    schema: shopSettingsBodySchema,
    body: {
      no_back_order: false,
      invoice_fee: { sek: 29, eur: 2.9, usd: 3, dkk: 19, nok: 29, gbp: 2.5 },
      invoice_credit_limit: { sek: 5000, eur: 450, usd: 500, dkk: 3500, nok: 5000, gbp: 400 },
      invoice_terms_days: 30,
      exchange_rates: { source: "ECB", on: "2026-11-20", rates: { eur: 11.2, usd: 9.7 } },
    },
  },
  "site message": {
    schema: siteMessageBodySchema,
    body: {
      texts: { en: "Free delivery", sv: "Fri frakt" },
      pallette: "green",
      sites: ["se"],
      starts_on: "2026-05-01",
      ends_on: "2026-05-31",
      enabled: true,
    },
  },
  "gift card": {
    schema: giveBackBodySchema,
    body: { cart_id: "cart_01", amount: 5000, key: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" },
  },
  "pay-out of a gift card": {
    schema: payOutBodySchema,
    body: { note: "Under 15 USD, bank transfer", key: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" },
  },
  "VAT rate to come": {
    schema: vat.vatChangeBodySchema,
    body: { country: "FI", rate: 25.5, starts_on: "2099-12-01" },
  },
  "standard VAT rates": { schema: vat.standardRatesBodySchema, body: { starts_on: "2099-12-01" } },
  "import thresholds": {
    schema: vat.vatThresholdsBodySchema,
    body: { import_consignment_gbp: 135, import_item_nok: 3000 },
  },
  account: {
    schema: accountBodySchema,
    body: {
      kind: "company",
      name: "Öberg AB",
      country: "SE",
      organization_number: "556036-0793",
      vat_number: "SE556036079301",
      gln_or_peppol_id: "0007:5560360793",
      reference_code: "K-12",
      invoice_email: "invoices@example.com",
      payment_terms_days: 60,
    },
  },
  agreement: {
    schema: agreementBodySchema,
    body: {
      target: "All",
      discount_percentage: 12.5,
      valid_from: "2026-01-01",
      valid_to: "2026-12-31",
    },
  },
  invitation: {
    schema: invitationBodySchema,
    body: { email: "kim@example.com", role: "buyer", site: "se" },
  },
  inbox: {
    schema: inboxQuerySchema,
    body: {
      folder: "suspicious",
      kind: "contact",
      state: "new",
      assignee: "user_01",
      q: "Öberg",
      offset: "0",
      limit: "20",
    },
  },
  "change of an enquiry": {
    schema: enquiryChangeBodySchema,
    body: { state: "open", folder: "inbox", assignee: "user_01" },
  },
  "reply to an enquiry": {
    schema: enquiryTextBodySchema,
    body: { text: "Hej!", key: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" },
  },
  "take-backs": {
    schema: takeBacksQuerySchema,
    body: { state: "created", q: "Öberg", offset: "0", limit: "20" },
  },
  "step of a take-back": {
    schema: takeBackMoveBodySchema,
    body: { state: "rejected", trackingNumber: "UA123SE", reason: "Two\nlines", isFeeCharged: true },
  },
  "note on a take-back": { schema: takeBackNoteBodySchema, body: { text: "Two\nlines" } },
  withdrawals: {
    schema: withdrawalsQuerySchema,
    body: { state: "received", only: "unmatched", orderId: "order_1", q: "Öberg", offset: "0", limit: "20" },
  },
  "decision on a withdrawal": {
    schema: withdrawalDecisionBodySchema,
    body: { state: "refused", orderId: "order_1", reason: "Two\nlines" },
  },
  "order of a withdrawal": {
    schema: withdrawalOrderBodySchema,
    body: { orderNumber: "1042", fromOrderId: "order_1" },
  },
  "order that a number names": { schema: withdrawalOrderQuerySchema, body: { orderNumber: "1042" } },
  "referral decision": { schema: referralDecisionBodySchema, body: { decision: "approve" } },
  liability: { schema: liabilityQuerySchema, body: { day: "2026-12-31" } },
  accounts: { schema: accountsPageSchema, body: { q: "Öberg", offset: "0", limit: "20" } },
  page: { schema: pageQuerySchema, body: { offset: "20", limit: "20" } },
  mails: { schema: mailsPageSchema, body: { state: "sent", offset: "0", limit: "100" } },
};

const unprintable = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Values that no field of any form accepts. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, -0.01, JSON.parse("1e309"), 1e300, 1e21, 2 ** 53),
  fc.constantFrom("", " ", "\u0000", "a\u0000b", "a\u001B[2Jb", "a\u202Eb", "\uD800", "a\u007F"),
  fc.constantFrom("javascript:alert(1)\u0000", "x".repeat(100_000), "-1", "1e309", "NaN\u0000"),
  fc.constantFrom(undefined, {}, [[]], { $ne: null }, { toString: "x" }, JSON.parse('{"__proto__":{"a":1}}')),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  nonsense,
  fc.anything({ withNullPrototype: true, withSparseArray: true, withDate: true, withBigInt: true }),
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.double(),
  fc.constantFrom(
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/a.png",
    "http://169.254.169.254/",
  ),
);

/** Lists the path of each text, number or other single value in a body. */
function listFields(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => listFields(member, [...path, name]));
}

function withField(body: Json, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...(body as object) };
  const members = copy as Record<string, unknown>;
  members[name] = withField(members[name] as Json, rest, value);
  return copy;
}

/** Lists the single values in a value at any depth, and the names of its fields. */
function listLeaves(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.entries(value).flatMap(([name, member]) => [name, ...listLeaves(member)]);
}

function assertSensible(accepted: unknown): void {
  for (const leaf of listLeaves(accepted)) {
    if (typeof leaf === "string") {
      assert.doesNotMatch(leaf, unprintable);
      assert.ok(leaf.length <= 4000);
    }
    if (typeof leaf === "number") assert.ok(leaf >= 0 && leaf <= 100_000_000, String(leaf));
  }
}

for (const [name, { schema, body }] of Object.entries(forms)) {
  describe(`the ${name} form`, () => {
    it("accepts a valid body that has every field", () => {
      assert.equal(schema.safeParse(body).error, undefined);
    });

    it("validates any value in any field without throwing, and accepts only values that can be stored and shown", () => {
      for (const field of listFields(body)) {
        fc.assert(
          fc.property(anything, (value) => {
            const sent = withField(body, field, value);
            // `refuseOddLengths` refuses such a body before a schema parses it.
            fc.pre(!holdsOddLength(sent));
            const result = schema.safeParse(sent);
            if (result.success) assertSensible(result.data);
            else assert.ok(result.error.issues.length > 0);
          }),
          { numRuns: 60 },
        );
      }
    });

    it("validates any value in place of its body without throwing", () => {
      fc.assert(
        fc.property(anything, (value) => {
          fc.pre(!holdsOddLength(value));
          const result = schema.safeParse(value);
          if (result.success) assertSensible(result.data);
        }),
        { numRuns: 200 },
      );
    });

    it("refuses an unknown field", () => {
      for (const extra of ["id", "__proto", "constructor", "$where"]) {
        assert.ok(!schema.safeParse({ ...(body as object), [extra]: "x" }).success, extra);
      }
    });
  });
}

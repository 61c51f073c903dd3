import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { Upload } from "../contract/upload.ts";
import { endpoints } from "../contract/endpoints.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { errorSchema } from "../contract/error.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { pngFile } from "../testing/upload-files.ts";
import { examples } from "./open-api-examples.ts";
import { hostileRequestsFor, type KnownValues } from "../testing/hostile-input.ts";
import { placeForAccount } from "../testing/place-for-account.ts";
import { asUser } from "../testing/test-tokens.ts";
import { refuseUnstorableText } from "../testing/refuse-unstorable-text.ts";
import {
  acceptanceOf,
  company,
  germanCompany,
  recipient,
  walkToAddress,
  walkToPayment,
  walkToPlacing,
} from "../testing/walk-checkout.ts";

const lines = [{ id: "id-pla-black", quantity: 1 }];
const card = "0123456789ABCDEF";

const openShop = () => {
  const giftCards = new MemoryGiftCards();
  giftCards.issue(card, "SEK", 100_000, "2030-01-01T00:00:00.000Z");
  return createTestShop({
    wrapEngine: refuseUnstorableText,
    wrapStore: refuseUnstorableText,
    payments: new MemoryPayments(),
    giftCards,
    vatRegister: { check: async () => "valid" },
  });
};

const owner = { subject: "auth0|asa@example.com", email: "asa@example.com" };

/** An account of the user with every kind of data. */
async function fillAccount({ engine, store }: TestShop) {
  const { id } = await store.createAccount(owner, { referralToken: null, company: null });
  const address = { ...recipient, company: "", addressLine2: "", state: "", cellNumber: "" };
  await store.saveAddress(id, { id: null, ...address, isBilling: true, isShipping: true });
  const invitation = {
    role: "buyer",
    inviter: null,
    invitedBy: owner.email,
    language: "sv",
    site: "se",
  } as const;
  await store.inviteMember(id, { ...invitation, email: "kim@example.com" });
  const membership = { currency: "SEK", referralToken: null, language: "sv", site: "se" } as const;
  await store.joinClub(id, membership);
  const orderId = await placeForAccount({ engine, store }, { accountId: id, email: owner.email });
  const { members, invitations } = await store.listMembers(id);
  return {
    accountId: [id],
    orderId: [orderId],
    lineId: [(await engine.getOrder(id, orderId))?.lines[0]?.id],
    addressId: (await store.getAccount(id)).addresses.map((saved) => saved.id),
    memberId: members.map((member) => member.id),
    invitationId: invitations.map((invited) => invited.id),
  };
}

/** Uploads a file and creates a take-back of a shipped order; returns likely field values of the forms. */
async function fillForms(shop: TestShop, accountId: string, orderId: string) {
  const { number = "" } = (await shop.engine.getOrder(accountId, orderId)) ?? {};
  const { reply } = await shop.upload<Upload>("spool.png", pngFile);
  const body = { ...examples["POST /takeback"].body, orderNumber: number, email: owner.email };
  shop.shipments.ship(orderId);
  await shop.post("/takeback", body);
  const [takeBack] = await shop.store.listTakeBacks(accountId);
  if (!takeBack) throw new Error("No take-back was made");
  const likely = Object.entries({
    ...body,
    ...examples["POST /enquiry/customFilament"].body,
    filledInMs: 9000,
  });
  return {
    ...Object.fromEntries(likely.map(([name, value]) => [name, [value]])),
    uploadId: [reply.uploadId],
    attachments: [reply.uploadId],
    token: [takeBack.token],
    agreement: [true],
  };
}

/** Creates checkouts at every step, and returns further ids for the fields of a request. */
async function readKnown(shop: TestShop): Promise<KnownValues> {
  const started = await shop.post<Checkout>("/checkout", { site: "se", lines });
  const addressed = await walkToAddress(shop, lines);
  const ready = await walkToPayment(shop, lines, { billing: company, isCompany: true });
  const prepared = await walkToPlacing(shop, lines);
  const swish = await walkToPlacing(shop, lines, { method: "swish" });
  const { reply: waiting } = await shop.post<Checkout>(`/checkout/${swish.id}/place`, acceptanceOf(swish));
  const invoiced = await walkToPlacing(shop, lines, {
    billing: company,
    isCompany: true,
    method: "invoice_email",
  });
  const placed = await shop.post<Checkout>(`/checkout/${invoiced.id}/place`, acceptanceOf(invoiced));
  const account = await fillAccount(shop);
  const member = { headers: asUser(owner.email), accountId: account.accountId[0] ?? "" };
  const ofMember = await walkToPlacing(shop, lines, { member });
  const all = [ofMember, started.reply, addressed, ready, prepared, waiting, placed.reply];
  return {
    ...(await fillForms(shop, account.accountId[0] ?? "", account.orderId[0] ?? "")),
    ...account,
    id: [...account.accountId, ...all.map(({ id }) => id), "id-pla-black", "id-gift-500"],
    swishId: [waiting.payment.kind === "swish" ? waiting.payment.id : ""],
    sku: ["PLA-BLACK"],
    slug: ["karna-pla", "drying"],
    productId: ["id-karna-pla"],
    variationId: ["id-pla-black"],
    site: ["se", "de"],
    country: ["SE", "DE", "US"],
    category: ["filaments-by-material/pla"],
    email: ["asa@example.com"],
    code: ["WELCOME10", "SEK50", card],
    optionId: ready.shippingOptions.map(({ id }) => id),
    expectedTotal: [prepared.totals.total],
    expectedToPay: [prepared.totals.toPay],
    acceptTerms: [true],
    points: [1],
    domain: ["se"],
    referalToken: ["unknown"],
    ...Object.fromEntries(Object.entries({ ...germanCompany, ...company }).map(([name, v]) => [name, [v]])),
  };
}

describe("hostile values", () => {
  it.each(Object.keys(endpoints) as (keyof typeof endpoints)[])(
    "count as text or get a refusal in every field of %s, and never cause a server error",
    async (key) => {
      const endpoint: Endpoint = endpoints[key];
      const shop = openShop();
      const known = await readKnown(shop);
      await fc.assert(
        fc.asyncProperty(hostileRequestsFor(key, endpoint, known), async ({ path, body }) => {
          const response = await shop.app.request(`/api${path}`, {
            method: key.startsWith("POST") ? "POST" : "GET",
            headers: {
              ...asUser("asa@example.com"),
              ...(body !== null && { "content-type": "application/json" }),
            },
            ...(body !== null && { body }),
          });
          expect(response.status).toBeLessThan(500);
          if (response.status >= 400) errorSchema.parse(await response.json());
        }),
        { numRuns: 80 },
      );
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    30_000,
  );

  it.each([
    "/catalog/variations/%00",
    "/catalog/variations/a%00b/stock",
    "/catalog/products/%00",
    "/checkout/%00",
    "/variations?productId=%00",
    "/inventory?sku=PLA-BLACK%00",
    "/inventory?sku=%1B",
    "/shop/freeShipping?site=se%00",
  ])("get a 400 for control characters in %s", async (path) => {
    const answer = await openShop().get(path);
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
    expect(Object.keys(answer.reply.fields ?? {})).toHaveLength(1);
  });

  it.each(["\0", "WELCOME10\0", "\uD800", "WEL\u0007COME10"])(
    "get a 400 as the code of a coupon or a gift card: %j",
    async (code) => {
      const shop = openShop();
      const { id } = await walkToAddress(shop, lines);
      for (const path of ["coupon", "giftCard"]) {
        const answer = await shop.post(`/checkout/${id}/${path}?language=en`, { code });
        expect(answer).toMatchObject({ status: 400, reply: { fields: { "body.code": "Invalid value" } } });
      }
    },
  );

  it("get a 404 as the token of a mail's link: Postgres could not look them up", async () => {
    const shop = openShop();
    const token = `${"x".repeat(42)}\0`;
    for (const path of ["newsletter/confirm", "takeback/show", "takeback/sent", "takeback/label"]) {
      const answer = await shop.post(`/${path}`, { token });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const ended = await shop.post(`/newsletter/unsubscribe/${encodeURIComponent(token)}`, {});
    expect([ended.status, ended.reply.code]).toEqual([404, "newsletter_not_found"]);
  });

  it("get a 400 in a cart line and in a stock notification", async () => {
    const shop = openShop();
    const line = { id: "id-pla-black\0", quantity: 1 };
    expect((await shop.post("/checkout", { site: "se", lines: [line] })).status).toBe(400);
    const wish = { variationId: "id-pla-sold-out\0", email: "asa@example.com" };
    expect((await shop.post("/stockNotification", wish)).status).toBe(400);
  });

  it.each(["/catalog/variations/%E0%A4%A", "/catalog/variations/%", "/checkout/%zz", "/pages/%FF"])(
    "get a 404 when the path %s is not valid text",
    async (path) => {
      expect((await openShop().get(path)).status).toBe(404);
    },
  );

  it("do not include a line break in a note, nor a tab in an address, which becomes a space", async () => {
    const shop = openShop();
    const { id } = await walkToPayment(shop, lines);
    const noted = await shop.post<Checkout>(`/checkout/${id}/shippingComplete`, {
      noteToCarrier: "Door code 1234\nSecond floor",
    });
    expect(noted.reply.noteToCarrier).toBe("Door code 1234\nSecond floor");
    const billing = { ...company, addressLine1: "Stora Södergatan\t1" };
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/address`, { billing, shipping: null });
    expect(reply.billing?.addressLine1).toBe("Stora Södergatan 1");
  });
});

import { readArticles, readLegal, readManufacturers, readPages, readResellers } from "@spolverk/content";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { fromContent } from "../commerce/memory/from-content.ts";
import { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { AccountDetail, Members } from "../contract/account.ts";
import type { Checkout, ServicePoint } from "../contract/checkout.ts";
import type { Upload } from "../contract/upload.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { pngFile } from "../testing/upload-files.ts";
import { placeForAccount } from "../testing/place-for-account.ts";
import { createOwned } from "../testing/port/new-user.ts";
import { asUser } from "../testing/test-tokens.ts";
import { createOpenApi } from "./open-api.ts";
import { examples } from "./open-api-examples.ts";

type Operation = {
  parameters: { name: string; in: string; required: boolean; example?: unknown }[];
  requestBody?: { content: { "application/json"?: { example?: object }; "*/*"?: object } };
  responses: Record<string, { content: { "application/json": { schema: object } } }>;
};
type Reply = Partial<Checkout> & Partial<AccountDetail> & Partial<Members> & { token?: string };

const document = createOpenApi();
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
);

/** Validates a value by a documented schema, refusing undescribed properties. */
function parseAsDocumented(schema: object, value: unknown): void {
  const whole = { ...schema, $defs: document.components.schemas };
  const text = JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/");
  z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]).parse(value);
}

const data = fromContent("2026-03-02");
const message = { id: "message-1", texts: { en: "Free shipping this week" }, pallette: "green" } as const;
const always = { sites: null, startsOn: null, endsOn: null, enabled: true };
const servicePoint: ServicePoint = {
  id: examples["POST /checkout/{id}/agent"].body?.servicePointId ?? "",
  name: "Lund Centrum",
  addressLine1: "Klostergatan 7",
  zip: "222 22",
  city: "Lund",
  country: "SE",
  distanceMetres: 400,
  openingHours: [{ day: 1, opens: "08:00", closes: "20:00" }],
};

/** A shop with the sample catalogue that allows a purchase through every step. */
function openShop() {
  const giftCards = new MemoryGiftCards();
  giftCards.issue("0123456789ABCDEF", "SEK", 5000, "2030-01-01T00:00:00.000Z");
  return createTestShop({
    data: { ...data, messages: [{ ...message, ...always }] },
    library: {
      articles: readArticles(),
      pages: readPages(),
      legal: readLegal(),
      resellers: readResellers(),
      manufacturers: readManufacturers(),
    },
    giftCards,
    payments: new MemoryPayments(),
    // The memory backend has no invoices and no deliveries.
    wrapEngine: (engine) => ({
      ...engine,
      getInvoice: async () => ({ name: "invoice.pdf", base64: "JVBERi0=" }),
      requestReturn: async () => "requested",
    }),
    // The token that confirms a newsletter exists only in a mail, so every token is accepted.
    wrapStore: (store) => ({ ...store, confirmNewsletter: async () => true }),
    servicePoints: { covers: () => true, findNearest: async () => [servicePoint] },
  });
}

describe("the examples of the OpenAPI document", () => {
  const shop = openShop();
  /** The shop's values for the ids, tokens and sums of the examples. */
  const given = new Map<string, string>();
  /** Account of the take-back's order. */
  let takeBackOwner = "";
  const fill = (text: string) => [...given].reduce((filled, [from, to]) => filled.replaceAll(from, to), text);
  const { id, swishId } = examples["GET /checkout/{id}/swishStatus/{swishId}"].params ?? {};
  const token = examples["POST /stockNotification/confirm"].body?.token ?? "";
  const email = examples["POST /stockNotification"].body?.email ?? "";
  const shown = examples["POST /checkout/{id}/place"].body;
  const user = { subject: `auth0|${email}`, email };
  const invitation = { inviter: null, invitedBy: "owner@example.com", language: "en", site: "se" } as const;

  beforeAll(async () => {
    const { account } = await createOwned(shop.store);
    await shop.store.inviteMember(account.id, { ...invitation, email, role: "viewer" });
    const { token: mailed } = examples["POST /account/acceptInvitation"].body ?? {};
    given.set(String(mailed), shop.invitationMails.at(-1)?.token ?? "");
  });

  /** Adds an order and a second member to the created account. */
  async function fillAccount(accountId: string): Promise<void> {
    const { orderId } = examples["GET /account/{id}/orders/{orderId}"].params ?? {};
    const { lines = [] } = examples["POST /account/{id}/orders/{orderId}/return"].body ?? {};
    const placed = await placeForAccount(shop, { accountId, email });
    given.set(String(orderId), placed);
    const order = await shop.engine.getOrder(accountId, placed);
    given.set(String(lines[0]?.lineId), order?.lines[0]?.id ?? "");
    const robin = { subject: "auth0|robin", email: "robin@example.com" };
    await shop.store.inviteMember(accountId, { ...invitation, email: robin.email, role: "buyer" });
    await shop.store.acceptInvitation(robin, shop.invitationMails.at(-1)?.token ?? "");
    const { members } = await shop.store.listMembers(accountId);
    const { memberId } = examples["POST /account/{id}/removeMember"].body ?? {};
    given.set(String(memberId), members.find(({ subject }) => subject !== user.subject)?.id ?? "");
  }

  /** Uploads the file of a form, and places and ships the order of a take-back. */
  async function prepare(key: string, sent: string): Promise<void> {
    const { uploadId = "" } = examples["POST /upload/remove"].body ?? {};
    if (sent.includes(uploadId)) {
      given.set(uploadId, (await shop.upload<Upload>("spool.png", pngFile)).reply.uploadId);
    }
    if (key !== "POST /takeback") return;
    const orderId = await placeForAccount(shop, { accountId: null, email });
    shop.shipments.ship(orderId);
    const { account } = await createOwned(shop.store);
    takeBackOwner = account.id;
    await shop.engine.claimOrders(account.id, email);
    const order = await shop.engine.getOrder(account.id, orderId);
    const { orderNumber } = examples[key].body ?? {};
    given.set(`"orderNumber":"${orderNumber}"`, `"orderNumber":"${order?.number}"`);
  }

  async function learn(key: string, reply: Reply): Promise<void> {
    if (key === "POST /account/create") {
      given.set(String(examples["GET /account/{id}"].params?.id), reply.accountId ?? "");
      await fillAccount(reply.accountId ?? "");
    }
    const { token: opensTakeBack } = examples["POST /takeback/show"].body ?? {};
    if (key === "POST /takeback") {
      const [made] = await shop.store.listTakeBacks(takeBackOwner);
      given.set(String(opensTakeBack), made?.token ?? "");
    }
    const { addressId } = examples["POST /account/{id}/removeAddress"].body ?? {};
    if (reply.addresses?.[0]) given.set(String(addressId), reply.addresses[0].addressId);
    const { invitationId } = examples["POST /account/{id}/removeInvitation"].body ?? {};
    if (reply.invitations?.[0]) given.set(String(invitationId), reply.invitations[0].invitationId);
    const [mailed] = shop.stockNotifications.tokensOf(email);
    if (mailed !== undefined) given.set(token, mailed);
    if (!reply.totals) return;
    given.set(String(id), reply.id ?? "");
    given.set(`"expectedTotal":${shown?.expectedTotal}`, `"expectedTotal":${reply.totals.total}`);
    given.set(`"expectedToPay":${shown?.expectedToPay}`, `"expectedToPay":${reply.totals.toPay}`);
    given.set(`"expectedDigest":"${shown?.expectedDigest}"`, `"expectedDigest":"${reply.digest}"`);
    if (reply.payment?.kind === "swish" && reply.payment.id) given.set(String(swishId), reply.payment.id);
  }

  it.each(operations)(
    "contain what $key needs, and get the documented answer",
    async ({ key, path, method, operation }) => {
      const { parameters, requestBody, responses } = operation;
      const [[status, response] = []] = Object.entries(responses);
      const missing = parameters.filter(({ required, example }) => required && example === undefined);
      expect(missing).toEqual([]);
      const valueOf = (name: string) =>
        encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example));
      const query = parameters.filter((parameter) => parameter.in === "query" && "example" in parameter);
      const search = query.map(({ name }) => `${name}=${valueOf(name)}`).join("&");
      const address = `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name))}?${search}`;

      const body = requestBody?.content["application/json"];
      const isOfBytes = requestBody?.content["*/*"] !== undefined;
      const sent = JSON.stringify(body?.example ?? "");
      await prepare(key, sent);
      const answer = isOfBytes
        ? await shop.upload<Reply>(valueOf("name"), pngFile)
        : body
          ? await shop.post<Reply>(fill(address), fill(sent), asUser(email))
          : method === "post"
            ? await shop.post<Reply>(fill(address), "", asUser(email))
            : await shop.get<Reply>(fill(address), asUser(email));

      expect(answer.status, JSON.stringify(answer.reply)).toBe(Number(status));
      parseAsDocumented(response?.content["application/json"].schema ?? {}, answer.reply);
      await learn(key, answer.reply);
    },
  );

  it("together place an order that waits for its payment", async () => {
    const { reply } = await shop.get<Checkout>(`/checkout/${given.get(String(id))}`);
    expect(reply).toMatchObject({
      placing: "awaiting_payment",
      servicePoint: { id: servicePoint.id },
      coupon: { code: "WELCOME10" },
      giftCard: { lastCharacters: "CDEF" },
      paymentMethod: "swish",
    });
  });

  it("return results for each search", async () => {
    for (const path of ["/catalog/products", "/articles", "/messages", "/variations"] as const) {
      const example = examples[`GET ${path}`].query as Record<string, string>;
      const query = new URLSearchParams({ language: "en", ...example });
      const { reply } = await shop.get<Record<string, unknown>>(`${path}?${query.toString()}`);
      expect(Object.values(reply).find(Array.isArray), path).not.toEqual([]);
    }
  });
});

import { takeBackTerms } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { type TakeBack, takeBackBodySchema, type TakeBackCreated } from "../contract/take-back.ts";
import { examples } from "../http/open-api-examples.ts";
import { createTestShop, testLimits, type TestShop } from "../testing/create-test-shop.ts";
import { placeForAccount } from "../testing/place-for-account.ts";
import { asUser } from "../testing/test-tokens.ts";

const email = "asa@example.com";

/** Ships an order of the account, or of a guest, and returns the body of a take-back that refers to it. */
async function order(shop: TestShop, accountId: string | null = null) {
  shop.shipments.ship(await placeForAccount(shop, { accountId, email }));
  return { ...examples["POST /takeback"].body, orderNumber: "1001", email };
}
/** Creates a take-back and returns it with its token, which the customer gets by mail. */
async function create(shop: TestShop) {
  const {
    orderNumber,
    email: address,
    site,
    ownPlaOnly,
    agreement,
    ...parcel
  } = takeBackBodySchema.parse(await order(shop));
  const created = await shop.store.createTakeBack({
    orderNumber,
    email: address,
    site,
    language: "en",
    parcel: { ...parcel, isOwnPlaOnly: ownPlaOnly },
    isAgreed: agreement,
  });
  if (created.kind === "refused") throw new Error(created.problems.join());
  return created.takeBack;
}
const toLater = (shop: TestShop, days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * 24 * 60 * 60_000);
};

describe("POST /takeback", () => {
  it("creates a take-back, and returns nothing that only the order's customer may know [3.45]", async () => {
    const shop = createTestShop();
    const body = { ...(await order(shop)), email: "  ASA@example.com " };
    expect(await shop.post("/takeback", body)).toMatchObject({
      status: 201,
      reply: {
        number: expect.stringMatching(/^R-\d+$/),
        expiresAt: "2026-05-02T00:00:00.000Z",
        hasLabel: true,
      },
    });
    const { reply } = await shop.post<object>("/takeback?language=en", body);
    expect(reply).not.toHaveProperty("token");
  });

  it.each([
    [
      { orderNumber: "9999" },
      { "body.orderNumber": "We can’t find an order with this number and email address" },
    ],
    [
      { email: "kim@example.com" },
      { "body.orderNumber": "We can’t find an order with this number and email address" },
    ],
    [{ spools: 7 }, { "body.spools": "Send at least 8 spools" }],
    [{ ownPlaOnly: false }, { "body.ownPlaOnly": "The parcel may only contain PLA made by us" }],
    [{ weightGrams: 20_001 }, { "body.weightGrams": "The parcel may weigh at most 20 kg" }],
    [
      { heightMm: 1751, lengthMm: 1, widthMm: 1 },
      { "body.lengthMm": "The parcel may be at most 1.75 m long" },
    ],
    [
      { lengthMm: 1000, widthMm: 500, heightMm: 501 },
      { "body.widthMm": "Length plus circumference of the parcel may be at most 3 m" },
    ],
    [
      { agreement: false },
      { "body.agreement": "You need to accept the fee of 1,000 SEK for an incorrect return" },
    ],
  ])("refuses %j with the reason, by field [5.12] [5.22]", async (change, fields) => {
    const shop = createTestShop();
    const body = { ...(await order(shop)), ...change };
    const refused = await shop.post("/takeback?language=en", body);
    expect(refused).toMatchObject({ status: 422, reply: { code: "take_back_refused" } });
    expect(refused.reply.fields).toEqual(fields);
    expect(refused.reply.message).toEqual(Object.values(fields));
  });

  it("names every reason at once, with the limits in the language's number format [8.7]", async () => {
    const shop = createTestShop();
    const wrong = { spools: 0, weightGrams: 30_000, lengthMm: 2000, widthMm: 900, heightMm: 900 };
    const { reply } = await shop.post("/takeback?language=sv", { ...(await order(shop)), ...wrong });
    expect(reply.message).toEqual([
      `Det behövs minst ${takeBackTerms.minimumSpools} spolar`,
      `Paketet får väga högst ${takeBackTerms.maximumWeightKg} kg`,
      "Paketet får vara högst 1,75 m långt",
      `Paketets längd plus omkrets får vara högst ${takeBackTerms.maximumGirthM} m`,
    ]);
    expect(Object.keys(reply.fields ?? {})).toHaveLength(4);
  });

  it("refuses an order that is too old [5.13]", async () => {
    const shop = createTestShop();
    const body = await order(shop);
    toLater(shop, 366);
    const { reply } = await shop.post("/takeback?language=en", body);
    expect(reply).toMatchObject({
      message: ["The order must have been placed within the last 12 months"],
      fields: { "body.orderNumber": expect.any(String) },
    });
  });

  it("refuses an order that has not been shipped [3.45] [5.22]", async () => {
    const shop = createTestShop();
    await placeForAccount(shop, { accountId: null, email });
    const body = { ...examples["POST /takeback"].body, orderNumber: "1001", email };
    const refused = await shop.post("/takeback?language=en", body);
    const text = "You can only refer to an order that has been shipped";
    expect(refused).toMatchObject({
      status: 422,
      reply: { code: "take_back_refused", message: [text], fields: { "body.orderNumber": text } },
    });
  });

  it("refuses a second take-back within six months [5.14]", async () => {
    const shop = createTestShop();
    const body = await order(shop);
    expect((await shop.post("/takeback", body)).status).toBe(201);
    const second = await shop.post("/takeback?language=en", body);
    expect(second).toMatchObject({
      status: 422,
      reply: {
        message: ["A take-back with this email address was already requested in the last 6 months"],
        fields: { "body.email": expect.any(String) },
      },
    });
  });

  it.each(["spools", "scrapGrams", "weightGrams", "lengthMm", "widthMm", "heightMm", "orderNumber"])(
    "requires the field %s [5.2]",
    async (field) => {
      const shop = createTestShop();
      const answer = await shop.post("/takeback?language=en", { ...(await order(shop)), [field]: undefined });
      expect(answer).toMatchObject({ status: 400, reply: { fields: { [`body.${field}`]: "Required" } } });
    },
  );

  it.each([
    ["spools", 1e9, "en", "Must be at most 1,000"],
    ["spools", -1, "en", "Must be at least 0"],
    ["lengthMm", -1, "de", "Mindestens 1"],
    ["heightMm", 1e9, "de", "Höchstens 10.000"],
    ["weightGrams", 0.5, "en", "Invalid value"],
    ["spools", 1e300, "en", "Invalid value"],
  ])("explains why %s cannot be %d", async (field, value, language, text) => {
    const shop = createTestShop();
    const body = { ...(await order(shop)), [field]: value };
    const answer = await shop.post(`/takeback?language=${language}`, body);
    expect(answer).toMatchObject({ status: 400, reply: { fields: { [`body.${field}`]: text } } });
  });

  it("refuses an unknown site", async () => {
    const shop = createTestShop();
    const answer = await shop.post("/takeback", { ...(await order(shop)), site: "xx" });
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
  });

  it("counts for a rate limit of its own, because each request tests an order number", async () => {
    const shop = createTestShop({ limits: { ...testLimits, takeBacks: 1 }, trustedProxies: 1 });
    const body = { ...(await order(shop)), orderNumber: "9999" };
    const client = { "x-forwarded-for": "10.0.0.1" };
    expect((await shop.post("/takeback", body, client)).status).toBe(422);
    expect((await shop.post("/takeback", body, client)).status).toBe(429);
  });

  it("responds with 503 while the backend is down, without personal data in the log", async () => {
    const createTakeBack = () => Promise.reject(new CommerceUnavailableError("down"));
    const shop = createTestShop({ wrapStore: (store) => ({ ...store, createTakeBack }) });
    expect((await shop.post("/takeback", await order(shop))).status).toBe(503);
    expect(JSON.stringify(shop.logLines())).not.toMatch(/asa@example|1001/);
  });
});

describe("a take-back", () => {
  it("opens for a year by the link of its mails", async () => {
    const shop = createTestShop();
    const { token } = await create(shop);
    const show = async () => (await shop.post("/takeback/show", { token })).status;
    toLater(shop, 364);
    expect(await show()).toBe(200);
    toLater(shop, 1);
    expect(await show()).toBe(404);
  });

  it("appears to any caller with its token", async () => {
    const shop = createTestShop();
    const { token, ...takeBack } = await create(shop);
    const answer = await shop.post("/takeback/show", { token });
    expect(answer).toEqual({ ...answer, status: 200, reply: takeBack });
    expect(JSON.stringify(shop.logLines())).not.toContain(token);
  });

  it("becomes sent, with or without a tracking number, however often it is reported [4.37]", async () => {
    const shop = createTestShop();
    const { token } = await create(shop);
    const send = (trackingNumber?: string) => shop.post("/takeback/sent", { token, trackingNumber });
    const sent = { state: "sent", trackingNumber: "UA123456789SE" };
    expect(await send(" UA123456789SE")).toMatchObject({ status: 200, reply: sent });
    expect(await send("UA123456789SE")).toMatchObject({ status: 200, reply: sent });
    expect(await send()).toMatchObject({ status: 200, reply: sent });
    expect(await send("other")).toMatchObject({ status: 409, reply: { code: "take_back_not_open" } });
  });

  it.each([
    [60, 200, "sent"],
    [61, 409, "expired"],
  ])(
    "accepts the report that it was sent until the end of day 60: on day %i [5.16] [4.37]",
    async (day, status, state) => {
      const shop = createTestShop();
      const { token } = await create(shop);
      toLater(shop, day);
      expect((await shop.post("/takeback/sent", { token })).status).toBe(status);
      expect((await shop.post<TakeBack>("/takeback/show", { token })).reply.state).toBe(state);
    },
  );

  it("provides a PDF label to an individual [5.19] [7.18]", async () => {
    const shop = createTestShop();
    const { token, number } = await create(shop);
    const { status, reply } = await shop.post<{ name: string; type: string; base64: string }>(
      "/takeback/label",
      { token },
    );
    expect([status, reply.type]).toEqual([200, "application/pdf"]);
    expect(Buffer.from(reply.base64, "base64").toString()).toMatch(/^%PDF-/);
    expect(reply.name).toContain(number);
    const without = createTestShop({
      wrapStore: (store) => ({ ...store, getTakeBackLabel: async () => null }),
    });
    const ofCompany = await create(without);
    const answer = await without.post("/takeback/label", { token: ofCompany.token });
    expect(answer).toMatchObject({ status: 404, reply: { code: "label_not_found" } });
  });

  it.each(["show", "sent", "label"])("responds with 404 for an unknown token: %s", async (call) => {
    const answer = await createTestShop().post(`/takeback/${call}`, { token: "x".repeat(43) });
    expect(answer).toMatchObject({ status: 404, reply: { code: "take_back_not_found" } });
  });
});

describe("GET /account/{id}/takebacks", () => {
  it("lists the take-backs of the account's orders, and no take-back of a guest's order", async () => {
    const shop = createTestShop();
    const user = { subject: `auth0|${email}`, email };
    const { id } = await shop.store.createAccount(user, { referralToken: null, company: null });
    const read = () =>
      shop.get<{ takeBacks: { token: string; takeBack: TakeBack }[] }>(
        `/account/${id}/takebacks`,
        asUser(email),
      );
    await create(shop);
    expect((await read()).reply).toEqual({ takeBacks: [] });
    toLater(shop, 190);
    const body = { ...(await order(shop, id)), orderNumber: "1002" };
    const { reply } = await shop.post<TakeBackCreated>("/takeback", body);
    const listed = {
      token: expect.stringMatching(/^\S{20,100}$/),
      takeBack: { number: reply.number, state: "created" },
    };
    expect(await read()).toMatchObject({ status: 200, reply: { takeBacks: [listed] } });
  });
});

import { describe, expect, it } from "vitest";
import type { CommerceAccountDetail } from "../commerce/store.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { createFakeVatRegister } from "../testing/fake-vat-register.ts";
import { asUser } from "../testing/test-tokens.ts";
import { acceptanceOf, germanCompany, individual } from "../testing/walk-checkout.ts";
import { createAccountAddress, createAccountDetail, withAccounts } from "../testing/with-accounts.ts";

const lines = [{ id: "id-pla-black", quantity: 2 }];
const kim = asUser("kim@example.com");
const robin = asUser("robin@example.com");
const viewer = asUser("viewer@example.com");
const agreement = { id: "1", target: "Kärna PLA", discountPercentage: 20, validFrom: null, validTo: null };
const ofKim = "accountId=account-1&language=en";
const ofRobin = "accountId=account-2&language=en";

/** Kim's and Robin's accounts may buy; a viewer belongs to Kim's. `onFile` overrides Kim's account data. */
function createShop(onFile: Partial<CommerceAccountDetail> = {}) {
  const account = createAccountDetail({ agreements: [agreement], ...onFile });
  const other = createAccountDetail({ id: "account-2", email: "robin@example.com" });
  const shop = createTestShop({
    vatRegister: createFakeVatRegister({ [germanCompany.vatNumber]: "valid" }).register,
    ...withAccounts({
      "kim@example.com": [{ account, role: "owner" }],
      "robin@example.com": [{ account: other, role: "owner" }],
      "viewer@example.com": [{ account, role: "viewer" }],
    }),
  });
  return { shop, account };
}

const start = (shop: TestShop, query: string, headers: Record<string, string>, body: object = {}) =>
  shop.post<Checkout>(`/checkout?${query}`, { site: "se", lines, ...body }, headers);

const companyOnFile = {
  kind: "company",
  name: "Weber Modellbau GmbH",
  company: {
    country: "DE",
    organizationNumber: germanCompany.organizationNumber,
    vatNumber: germanCompany.vatNumber,
    glnOrPeppolId: "",
    referenceCode: "4711",
    invoiceEmail: "invoices@example.org",
  },
} as const;

describe("a checkout that an account starts", () => {
  it("belongs to the account and charges its contract price [1.3] [3.3] [6.6] [9.13]", async () => {
    const { shop } = createShop();
    const { status, reply } = await start(shop, ofKim, kim);
    expect([status, reply.accountId, reply.email]).toEqual([201, "account-1", "kim@example.com"]);
    // List price 199.17 + 25 % VAT = 248.96. 20 % of that, 49.79, is taken off: 199.17.
    expect(reply.lines[0]).toMatchObject({
      discountPercentage: 20,
      discountSource: "agreement",
      unitMsrp: 24_896,
      unitPrice: 19_917,
      total: 39_834,
    });
  });

  it("charges the sale price where it is lower than the contract price [9.13]", async () => {
    const { shop } = createShop({ agreements: [{ ...agreement, target: "All", discountPercentage: 12 }] });
    const { reply } = await start(shop, ofKim, kim, { lines: [{ id: "id-petg-sale", quantity: 1 }] });
    expect(reply.lines[0]).toMatchObject({ discountPercentage: 12.5, discountSource: "sale" });
  });

  it.each([
    ["2026-03-02", "2026-03-02", "agreement"],
    ["2026-03-03", null, "none"],
    [null, "2026-03-01", "none"],
  ])("on 2 March, agreement from %s to %s, discount from: %s [3.3]", async (validFrom, validTo, source) => {
    const { shop } = createShop({ agreements: [{ ...agreement, validFrom, validTo }] });
    expect((await start(shop, ofKim, kim)).reply.lines[0]?.discountSource).toBe(source);
  });

  it("starts at the shipping step when the address book has a valid default address [7.12]", async () => {
    const { shop } = createShop({ addresses: [createAccountAddress()] });
    const { reply } = await start(shop, ofKim, kim);
    expect(reply).toMatchObject({
      step: "shipping",
      company: false,
      billing: { lastName: "Ek", city: "Lund", cellNumber: "+46701234567" },
      shipping: null,
    });
  });

  it("delivers to the default delivery address when it differs from the billing address", async () => {
    const addresses = [
      createAccountAddress({ isShipping: false }),
      createAccountAddress({ id: "address-2", city: "Malmö", isBilling: false }),
    ];
    const { reply } = await start(createShop({ addresses }).shop, ofKim, kim);
    expect([reply.billing?.city, reply.shipping?.city, reply.shipping?.shippingCellNumber]).toEqual([
      "Lund",
      "Malmö",
      "+46701234567",
    ]);
  });

  it.each([
    ["incomplete", { addressLine1: "" }],
    ["no longer valid", { zip: "1" }],
    ["in a country other than the one whose VAT the prices include", { country: "DE", zip: "10115" }],
  ])("leaves the address step open for an address that is %s", async (_, changes) => {
    const { shop } = createShop({ addresses: [createAccountAddress(changes)] });
    const { reply } = await start(shop, ofKim, kim);
    expect([reply.step, reply.billing?.lastName, reply.country]).toEqual(["address", "Ek", "SE"]);
  });

  it("starts with the company's data and payment terms, and without VAT under reverse charge [3.39] [3.41]", async () => {
    const { firstName, lastName, addressLine1, zip, city, country, cellNumber } = germanCompany;
    const address = { firstName, lastName, addressLine1, zip, city, country, cellNumber };
    const { shop } = createShop({
      ...companyOnFile,
      paymentTermsDays: 45,
      addresses: [createAccountAddress(address)],
    });
    const { reply } = await start(shop, ofKim, kim, { site: "de" });
    expect(reply).toMatchObject({
      company: true,
      reverseCharge: true,
      vatRate: 0,
      step: "shipping",
      billing: { company: "Weber Modellbau GmbH", vatNumber: "DE136695976", referenceCode: "4711" },
    });
    const terms = reply.paymentMethods.map(({ method, termsDays }) => [method, termsDays]);
    expect(terms).toContainEqual(["invoice_email", 45]);
    expect(terms).toContainEqual(["stripe", null]);
  });

  it("uses the shop's payment terms for an account without agreed terms", async () => {
    const { reply } = await start(createShop(companyOnFile).shop, ofKim, kim);
    expect(reply.paymentMethods.find(({ method }) => method === "invoice_email")?.termsDays).toBe(30);
  });
});

describe("access to an account's checkout", () => {
  const refusals = [
    ["a guest", "language=en", {}, 401, "sign_in_required"],
    ["a member of another account", ofRobin, robin, 403, "account_forbidden"],
    ["a user who names another user's account", ofKim, robin, 403, "account_forbidden"],
    ["a user who acts for no account", "language=en", kim, 403, "account_forbidden"],
  ] as const;

  it.each(refusals)("excludes %s from every call", async (_, query, headers, status, code) => {
    const { shop } = createShop({ addresses: [createAccountAddress()] });
    const { id, shippingOptions } = (await start(shop, ofKim, kim)).reply;
    const path = `/checkout/${id}`;
    const posts = {
      lines: { lines },
      account: { email: "robin@example.com" },
      country: { country: "SE" },
      company: { company: true },
      currency: { currency: "EUR" },
      noVatNumber: { noVatNumber: true },
      address: { billing: individual, shipping: null },
      shipping: { optionId: shippingOptions[0]?.id },
      agent: { servicePointId: "1" },
      shippingComplete: {},
      coupon: { code: null },
      payment: { method: "stripe" },
      giftCard: { code: null },
      place: { acceptTerms: true, expectedTotal: 1 },
    };
    const swish = `${path}/swishStatus/${"A".repeat(32)}`;
    const answers = [
      await shop.get(`${path}?${query}`, headers),
      await shop.get(`${swish}?${query}`, headers),
      ...(await Promise.all(
        Object.entries(posts).map(([step, body]) => shop.post(`${path}/${step}?${query}`, body, headers)),
      )),
    ];
    expect(answers).toHaveLength(16);
    for (const answer of answers) expect([answer.status, answer.reply.code]).toEqual([status, code]);
    const { reply } = await shop.get<Checkout>(`${path}?${ofKim}`, kim);
    expect([reply.email, reply.currency, reply.company]).toEqual(["kim@example.com", "SEK", false]);
  });

  it("lets a viewer read a checkout, but neither start nor change one", async () => {
    const { shop } = createShop();
    const { id } = (await start(shop, ofKim, kim)).reply;
    expect((await shop.get<Checkout>(`/checkout/${id}?${ofKim}`, viewer)).reply.accountId).toBe("account-1");
    for (const refused of [
      await start(shop, ofKim, viewer),
      await shop.post(`/checkout/${id}/company?${ofKim}`, { company: true }, viewer),
    ]) {
      expect([refused.status, (refused.reply as { code?: string }).code]).toEqual([403, "role_insufficient"]);
    }
  });

  it("does not replay a member's reply to a user of another account who sends the same idempotency key", async () => {
    const { shop } = createShop();
    const key = { "idempotency-key": "6d1f2a7c-9e10-4f3e-9b0a-4e1f0c518b5e" };
    const { id } = (await start(shop, ofKim, kim)).reply;
    const path = `/checkout/${id}/company?${ofKim}`;
    await shop.post(path, { company: true }, { ...kim, ...key });
    const replayed = await shop.post(path, { company: true }, { ...robin, ...key });
    expect([replayed.status, replayed.reply.code]).toEqual([403, "account_forbidden"]);
  });
});

describe("signing in during a checkout", () => {
  const attach = (shop: TestShop, id: string) =>
    shop.post<Checkout>(`/checkout/${id}/account?${ofKim}`, { email: "kim@example.com" }, kim);

  it("keeps its lines and addresses, and charges the account's prices from then on [7.12] [6.6]", async () => {
    const { shop } = createShop({ ...companyOnFile, addresses: [createAccountAddress()] });
    const guest = await start(shop, "language=en", {});
    const path = `/checkout/${guest.reply.id}`;
    await shop.post(`${path}/account?language=en`, { email: "asa@example.com" });
    const typed = await shop.post<Checkout>(`${path}/address?language=en`, {
      billing: individual,
      shipping: null,
    });
    const { status, reply } = await attach(shop, guest.reply.id);
    expect([status, reply.id, reply.accountId]).toEqual([200, guest.reply.id, "account-1"]);
    expect([reply.billing, reply.company]).toEqual([typed.reply.billing, false]);
    expect(reply.lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect([guest.reply.lines[0]?.unitPrice, reply.lines[0]?.unitPrice]).toEqual([24_896, 19_917]);
    expect((await shop.get(`${path}?language=en`)).reply.code).toBe("sign_in_required");
  });

  it("fills the empty fields of the checkout from the account", async () => {
    const { shop } = createShop({ addresses: [createAccountAddress()] });
    const guest = await start(shop, "language=en", {});
    const { reply } = await attach(shop, guest.reply.id);
    expect([reply.step, reply.billing?.city]).toEqual(["shipping", "Lund"]);
  });

  it("assigns a checkout to one account, however many sign in concurrently", async () => {
    const { shop } = createShop();
    const { id } = (await start(shop, "language=en", {})).reply;
    const path = `/checkout/${id}/account`;
    const body = { email: "kim@example.com" };
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => shop.post<Checkout>(`${path}?${ofKim}`, body, kim)),
      ...[1, 2, 3].map(() => shop.post<Checkout>(`${path}?${ofRobin}`, body, robin)),
    ]);
    const owners = answers.flatMap(({ status, reply }) => (status === 200 ? [reply.accountId] : []));
    expect(new Set(owners).size).toBe(1);
  });

  it("keeps the prices of a guest's checkout until the account takes it over", async () => {
    const { shop } = createShop();
    const { id } = (await start(shop, "language=en", {})).reply;
    const { reply } = await shop.get<Checkout>(`/checkout/${id}?${ofKim}`, kim);
    expect([reply.accountId, reply.lines[0]?.discountSource]).toEqual([null, "none"]);
  });
});

describe("an account's order", () => {
  async function walk() {
    const { shop, account } = createShop({ addresses: [createAccountAddress()] });
    const { id, shippingOptions } = (await start(shop, ofKim, kim)).reply;
    const post = (step: string, body: object) =>
      shop.post<Checkout>(`/checkout/${id}/${step}?${ofKim}`, body, kim);
    await post("shipping", { optionId: shippingOptions[0]?.id });
    await post("shippingComplete", {});
    const { reply: checkout } = await post("payment", { method: "stripe" });
    return { shop, account, checkout, post };
  }

  it("fails when the agreement has changed since the price was shown, and succeeds at the new price [4.34]", async () => {
    const { shop, account, checkout, post } = await walk();
    account.agreements = [{ ...agreement, discountPercentage: 15 }];
    const refused = await post("place", acceptanceOf(checkout));
    expect([refused.status, (refused.reply as { code?: string }).code]).toEqual([409, "checkout_changed"]);
    const { reply: now } = await shop.get<Checkout>(`/checkout/${checkout.id}?${ofKim}`, kim);
    expect(now.totals.total).toBeGreaterThan(checkout.totals.total);
    const placed = await post("place", acceptanceOf(now));
    expect([placed.status, placed.reply.totals.total]).toEqual([200, now.totals.total]);
  });

  it("shows its details to members of the account only, including viewers, at any time", async () => {
    const { shop, checkout, post } = await walk();
    expect((await post("place", acceptanceOf(checkout))).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 7_200_000);
    for (const member of [kim, viewer]) {
      const { reply } = await shop.get<Checkout>(`/checkout/${checkout.id}?${ofKim}`, member);
      expect([reply.email, reply.billing?.addressLine1]).toEqual(["kim@example.com", "Stora Södergatan 1"]);
    }
    expect((await shop.get(`/checkout/${checkout.id}?language=en`)).status).toBe(401);
  });

  it("succeeds while other callers send calls that may not place it", async () => {
    const { shop, checkout, post } = await walk();
    const body = acceptanceOf(checkout);
    const path = `/checkout/${checkout.id}/place?language=en`;
    const [placed, again, ...others] = await Promise.all([
      post("place", body),
      post("place", body),
      ...[1, 2, 3, 4].map(() => shop.post(path, body)),
    ]);
    expect([placed?.status, again?.status]).toEqual([200, 200]);
    expect(others.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

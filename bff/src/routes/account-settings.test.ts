import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { Account, AccountDetail } from "../contract/account.ts";
import { openAccountShop } from "../testing/account-shop.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";

const settings = {
  accountName: "Kim at home",
  firstName: "Kim",
  lastName: "Ek",
  cellNumber: "070-123 45 67",
  company: null,
  newsletter: false,
};
const fras = {
  country: "SE",
  organizationNumber: "556036-0793",
  vatNumber: "se 556036-079301",
  glnOrPeppolId: "0007:5560360793",
  referenceCode: "4711",
  invoiceEmail: "invoices@example.org",
};

it("a user with fifty accounts cannot create one for a company, but the call for the first account still returns it", async () => {
  const shop = await openAccountShop();
  for (let more = 1; more < 50; more += 1) await shop.createCompany();
  const company = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };
  const refused = await shop.post("/account/create", { company }, shop.kim);
  expect([refused.status, refused.reply.code]).toEqual([409, "too_many_accounts"]);
  const { reply } = await shop.post<Account>("/account/create", {}, shop.kim);
  expect(reply.accountId).toBe(shop.account.id);
});

describe("the settings of an account", () => {
  it("return as saved, with normalized phone and VAT numbers [2.14]", async () => {
    const shop = await openAccountShop();
    const saved = await shop.post<AccountDetail>(`${shop.path}/settings`, settings, shop.kim);
    expect(saved.reply).toMatchObject({ ...settings, cellNumber: "+46701234567", role: "owner" });
    const { reply } = await shop.get<AccountDetail>(shop.path, shop.kim);
    expect(reply).toEqual(saved.reply);
  });

  it("hold a company's data for its invoices [3.39] [3.41]", async () => {
    const shop = await openAccountShop();
    const { id } = await shop.createCompany();
    const body = { ...settings, accountName: "Fräs AB", company: fras };
    const { reply } = await shop.post<AccountDetail>(`/account/${id}/settings`, body, shop.kim);
    expect(reply.company).toEqual({ ...fras, vatNumber: "SE556036079301" });
  });

  it.each<[string, object, Record<string, string>]>([
    ["an empty name", { accountName: " " }, { "body.accountName": "Required" }],
    [
      "a web address in a name",
      { firstName: "evil.com" },
      { "body.firstName": "Please leave out web addresses" },
    ],
    [
      "an invalid phone number [5.5]",
      { cellNumber: "12" },
      { "body.cellNumber": "Enter a valid phone number" },
    ],
    ["a company in an individual's account [1.4]", { company: fras }, { "body.company": "Invalid value" }],
  ])("refuse %s", async (_, changes, fields) => {
    const shop = await openAccountShop();
    const body = { ...settings, ...changes };
    const { status, reply } = await shop.post(`${shop.path}/settings?language=en`, body, shop.kim);
    expect([status, reply.code, reply.fields]).toEqual([400, "invalid_request", fields]);
  });

  it.each<[string, object | null, string]>([
    ["a missing company", null, "body.company"],
    [
      "an invalid organization number [5.3]",
      { organizationNumber: "123" },
      "body.company.organizationNumber",
    ],
    ["a VAT number in the wrong format", { vatNumber: "DE1" }, "body.company.vatNumber"],
    ["an invalid GLN or PEPPOL id [5.6]", { glnOrPeppolId: "123" }, "body.company.glnOrPeppolId"],
    [
      "an invalid e-mail address for invoices [5.1]",
      { invoiceEmail: "invoices@" },
      "body.company.invoiceEmail",
    ],
    [
      "a web address in the reference",
      { referenceCode: "https://evil.example" },
      "body.company.referenceCode",
    ],
  ])("refuse a company with %s", async (_, changes, field) => {
    const shop = await openAccountShop();
    const { id } = await shop.createCompany();
    const body = { ...settings, company: changes && { ...fras, ...changes } };
    const { status, reply } = await shop.post(`/account/${id}/settings`, body, shop.kim);
    expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe("the newsletter in the settings", () => {
  const email = "kim@example.com";

  it("starts and ends at once for the address that the owner is signed in with", async () => {
    const shop = await openAccountShop();
    const choose = (newsletter: boolean) =>
      shop.post<AccountDetail>(`${shop.path}/settings?language=de`, { ...settings, newsletter }, shop.kim);
    expect((await choose(true)).reply.newsletter).toBe(true);
    const { site, language, source, state } = shop.newsletter.find(email) ?? {};
    expect([site, language, source, state]).toEqual(["de", "de", "account", "subscribed"]);
    expect(shop.newsletter.tokensOf(email, "confirmation")).toEqual([]);
    await choose(true);
    expect(shop.newsletter.tokensOf(email, "welcome")).toHaveLength(1);
    expect((await choose(false)).reply.newsletter).toBe(false);
    expect(shop.newsletter.find(email)?.state).toBe("ended");
  });

  it("needs a confirmation by mail when another owner chooses it", async () => {
    const shop = await openAccountShop();
    const robin = await shop.join("robin@example.com", "owner");
    const body = { ...settings, newsletter: true };
    expect((await shop.post<AccountDetail>(`${shop.path}/settings`, body, robin)).reply.newsletter).toBe(
      false,
    );
    const [token] = shop.newsletter.tokensOf(email, "confirmation");
    await shop.post("/newsletter/confirm", { token });
    expect((await shop.get<AccountDetail>(shop.path, shop.kim)).reply.newsletter).toBe(true);
  });

  it("stays ended when other settings are saved after a mail's link has ended it", async () => {
    const shop = await openAccountShop();
    await shop.post(`${shop.path}/settings`, { ...settings, newsletter: true }, shop.kim);
    const [token] = shop.newsletter.tokensOf(email, "welcome");
    await shop.post(`/newsletter/unsubscribe/${token}`, {});
    const { newsletter: _, ...others } = settings;
    const { reply } = await shop.post<AccountDetail>(`${shop.path}/settings`, others, shop.kim);
    expect(reply.newsletter).toBe(false);
  });

  it("leaves all settings unsaved when its change fails [8.34]", async () => {
    const askForNewsletter = () => Promise.reject(new CommerceUnavailableError("no answer"));
    const shop = await openAccountShop({ wrapStore: (store) => ({ ...store, askForNewsletter }) });
    const body = { ...settings, newsletter: true };
    const { status, reply } = await shop.post(`${shop.path}/settings`, body, shop.kim);
    expect([status, reply.code]).toEqual([503, "newsletter_unavailable"]);
    expect((await shop.get<AccountDetail>(shop.path, shop.kim)).reply).toMatchObject({
      accountName: email,
      newsletter: false,
    });
  });
});

describe("an additional account for a company", () => {
  const company = { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" };

  it("exists beside the first one, with the user as its owner [1.3] [1.4]", async () => {
    const shop = await openAccountShop();
    const { reply } = await shop.post<Account>("/account/create", { company }, shop.kim);
    expect(reply).toMatchObject({ accountName: "Fräs AB", kind: "company", role: "owner" });
    const list = await shop.get<{ accounts: Account[] }>("/account/list", shop.kim);
    expect(list.reply.accounts.map(({ kind }) => kind)).toEqual(["individual", "company"]);
  });

  it.each<[string, Partial<typeof company>, string]>([
    ["without a name [5.2]", { name: "" }, "body.company.name"],
    [
      "with an invalid organization number [5.3]",
      { organizationNumber: "123" },
      "body.company.organizationNumber",
    ],
    ["with a web address as its name", { name: "https://evil.example" }, "body.company.name"],
  ])("cannot be created %s", async (_, changes, field) => {
    const body = { company: { ...company, ...changes } };
    const { status, reply } = await createTestShop().post("/account/create", body, asUser("a@example.com"));
    expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe("the contract prices of an account", () => {
  it("list the agreements valid today by product, and in the account's detail also future agreements [3.3] [6.6]", async () => {
    const terms = { discountPercentage: 10, validFrom: null, validTo: null };
    const agreements = [
      { ...terms, id: "1", target: "kärna pla" },
      { ...terms, id: "2", target: "All", validFrom: "2026-04-01", discountPercentage: 15 },
      { ...terms, id: "3", target: "All", validTo: "2026-03-01", discountPercentage: 20 },
    ];
    const shop = await openAccountShop({
      wrapStore: (store) => ({
        ...store,
        listAccounts: async (user) => (await store.listAccounts(user)).map((one) => ({ ...one, agreements })),
        getAccount: async (id) => ({ ...(await store.getAccount(id)), agreements }),
      }),
    });
    const today = [{ productId: "id-karna-pla", discountPercentage: 10 }];
    const list = await shop.get<{ accounts: Account[] }>("/account/list", shop.kim);
    expect(list.reply.accounts.map((account) => account.agreements)).toEqual([today]);
    const { reply } = await shop.get<AccountDetail>(shop.path, shop.kim);
    expect(reply.agreements).toEqual(today);
    expect(reply.contract).toMatchObject([
      { productId: "id-karna-pla", productName: "Kärna PLA", validTo: null },
      { productId: "All", productName: "", validFrom: "2026-04-01" },
    ]);
  });
});

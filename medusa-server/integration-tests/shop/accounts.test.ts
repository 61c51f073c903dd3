import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { accountDetailReplySchema, addressReplySchema } from "@spolverk/medusa-contract";
import {
  addMember,
  call,
  createAccount,
  listAccounts,
  newUser,
  readAccount,
  someAddress,
  someCompany,
} from "../support/accounts.ts";
import { admin, database, internal } from "../support/shop.ts";

type Customer = {
  id: string;
  has_account: boolean;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  phone: string | null;
};

async function findCustomers(email: string): Promise<Customer[]> {
  const path = `customers?email=${encodeURIComponent(email)}`;
  return (await admin<{ customers: Customer[] }>(path)).body.customers;
}

const settings = {
  name: "Kim",
  firstName: "Kim",
  lastName: "Weber",
  cellNumber: "+46701234567",
  company: null,
};
const companySettings = {
  country: "SE",
  organizationNumber: "556036-0793",
  vatNumber: "SE556036079301",
  glnOrPeppolId: "0007:5560360793",
  referenceCode: "K-12",
  invoiceEmail: "invoices@example.com",
};
describe("a user's first account", () => {
  it("exists once, with one customer, after any number of concurrent calls [4.4]", async () => {
    const user = newUser();
    const created = await Promise.all(Array.from({ length: 5 }, () => createAccount(user)));
    assert.equal(new Set(created.map(({ id }) => id)).size, 1);
    const [account] = await listAccounts(user);
    assert.deepEqual(account, created[0]);
    assert.deepEqual(
      { kind: account!.kind, name: account!.name, email: account!.email, role: account!.role },
      { kind: "individual", name: user.email, email: user.email, role: "owner" },
    );
    assert.deepEqual(account!.agreements, []);
    assert.deepEqual(
      (await findCustomers(user.email)).map(({ has_account }) => has_account),
      [true],
    );
  });

  it("exists once even for a user whose email changed between two concurrent calls", async () => {
    const user = newUser();
    const calls = [user, { ...user, email: newUser().email }, user].map((each) => createAccount(each));
    assert.equal(new Set((await Promise.all(calls)).map(({ id }) => id)).size, 1);
    assert.equal((await listAccounts(user)).length, 1);
  });

  it("stores the referral token with which the user came [4.4]", async () => {
    const inviter = await createAccount(newUser());
    const { id } = await createAccount(newUser(), { referralToken: inviter.referralToken });
    const rows = await database.query(`select "referred_by" from "account" where "id" = ?`, [id]);
    assert.deepEqual(rows, [{ referred_by: inviter.referralToken }]);
  });

  it("does not exist for a member of another account", async () => {
    const { id } = await createAccount(newUser());
    const member = await addMember(id, "viewer");
    assert.equal((await createAccount(member)).id, id);
  });
});

describe("a company's account", () => {
  it("exists once per company, and shares the customer of its address", async () => {
    const user = newUser();
    const first = await createAccount(user);
    const created = await Promise.all([
      createAccount(user, { company: someCompany }),
      createAccount(user, { company: { ...someCompany, organizationNumber: "5560360793" } }),
    ]);
    assert.equal(created[0].id, created[1].id);
    const other = await createAccount(user, { company: { ...someCompany, country: "NO" } });
    assert.deepEqual(
      (await listAccounts(user)).map(({ id, kind }) => [id, kind]),
      [
        [first.id, "individual"],
        [created[0].id, "company"],
        [other.id, "company"],
      ],
    );
    assert.equal((await findCustomers(user.email)).length, 1);
    const { company, name } = await readAccount(created[0].id);
    // Either call may have created the account. Their numbers differ only by the hyphen.
    assert.deepEqual([name, company?.organizationNumber.replace("-", "")], [someCompany.name, "5560360793"]);
  });
});

describe("the settings of an account", () => {
  it("persist, and copy the name and the phone to the customer in Medusa", async () => {
    const user = newUser();
    const { id } = await createAccount(user);
    const saved = await call(accountDetailReplySchema, `${id}/settings`, settings);
    const { name, firstName, lastName, cellNumber, company } = await readAccount(id);
    assert.deepEqual({ name, firstName, lastName, cellNumber, company }, settings);
    assert.deepEqual(saved.account, await readAccount(id));
    const [customer] = await findCustomers(user.email);
    assert.deepEqual(
      [customer?.first_name, customer?.last_name, customer?.phone],
      ["Kim", "Weber", "+46701234567"],
    );
  });

  it("include a company's numbers and the recipients of its invoices", async () => {
    const user = newUser();
    const { id } = await createAccount(user, { company: someCompany });
    await call(accountDetailReplySchema, `${id}/settings`, { ...settings, company: companySettings });
    assert.deepEqual((await readAccount(id)).company, companySettings);
    assert.equal((await findCustomers(user.email))[0]?.company_name, "Kim");
  });

  it("cannot turn a person into a company, or a company into a person", async () => {
    const person = await createAccount(newUser());
    const firm = await createAccount(newUser(), { company: someCompany });
    const asCompany = { ...settings, company: companySettings };
    assert.equal((await internal(`accounts/${person.id}/settings`, asCompany)).status, 400);
    assert.equal((await internal(`accounts/${firm.id}/settings`, settings)).status, 400);
  });
});

describe("the address book of an account", () => {
  const save = async (id: string, body: object) =>
    (await call(addressReplySchema, `${id}/addresses`, { ...someAddress, ...body })).kind;

  it("keeps one default address of each kind even after concurrent saves", async () => {
    const { id } = await createAccount(newUser());
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        save(id, { city: `City ${at}`, isBilling: true, isShipping: true }),
      ),
    );
    const { addresses } = await readAccount(id);
    assert.equal(addresses.length, 6);
    assert.equal(addresses.filter(({ isBilling }) => isBilling).length, 1);
    assert.equal(addresses.filter(({ isShipping }) => isShipping).length, 1);
  });
});

describe("a wish list", () => {
  it("does not exist for a non-member", async () => {
    const { id } = await createAccount(newUser());
    const { status } = await internal(`accounts/${id}/wish-list`, {
      subject: "auth0|none",
      add: [],
      remove: [],
    });
    assert.equal(status, 404);
  });
});

describe("an account that does not exist", () => {
  it("gets 404 for every call", async () => {
    const calls = await Promise.all([
      internal("accounts/acc_none"),
      internal("accounts/acc_none/settings", settings),
      internal("accounts/acc_none/addresses", someAddress),
      internal("accounts/acc_none/members/remove", { id: "accmem_none" }),
    ]);
    assert.deepEqual(
      calls.map(({ status }) => status),
      [404, 404, 404, 404],
    );
  });
});
